import { LESSON_SUMMARIES, searchLessons } from '@aura/shared-lessons';
import { Link, useNavigate } from '@aura/shared-session/router';
import { PageHeader } from '@aura/shared-ui';
import styles from '../../tools.module.css';
import { LIBRARY_PATH } from '../paths.ts';
import { LessonCards } from './lesson-cards.tsx';
import { LessonSearch } from './lesson-search.tsx';

const SHOWN = 3;

/** An address of no lesson: what is most like it, and the search. */
export function NoSuchLesson({ slug }: { readonly slug: string }) {
  const navigate = useNavigate();
  const words = slug.replaceAll('-', ' ').slice(0, 80);
  const near = searchLessons(words).slice(0, SHOWN);
  return (
    <>
      <PageHeader
        eyebrow="Micro-learnings"
        title="Lição não encontrada"
        lead="O endereço pode ter mudado ou ter sido digitado com um engano."
      />
      <LessonSearch
        initial=""
        onSearch={(query) =>
          void navigate(`${LIBRARY_PATH}?${new URLSearchParams({ busca: query }).toString()}`)
        }
      />
      <section className={styles['section']} aria-labelledby="perto">
        <h2 id="perto">{near.length > 0 ? 'Era uma destas?' : 'Por onde começar'}</h2>
        <LessonCards
          lessons={near.length > 0 ? near : LESSON_SUMMARIES.slice(0, SHOWN)}
          statusOf={() => null}
        />
        <p>
          <Link to={LIBRARY_PATH}>Ver todas as lições</Link>
        </p>
      </section>
    </>
  );
}
