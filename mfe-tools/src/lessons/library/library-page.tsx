import { readOpenGaps } from '@aura/shared-domain';
import { LoadFailure } from '@aura/shared-pages/data';
import { findDueReviews, LESSON_SUMMARIES, recommendLessons, searchLessons } from '@aura/shared-lessons';
import { useSession } from '@aura/shared-session';
import { Link, useSearchParams } from '@aura/shared-session/router';
import { buttonClass, Disclosure, Notice, PageHeader, SelectField, Spinner } from '@aura/shared-ui';
import { useState } from 'react';
import styles from '../../tools.module.css';
import { REVIEW_PATH } from '../paths.ts';
import { PracticeCard } from '../progress/practice-card.tsx';
import { findProgress, type Progress } from '../progress/use-progress.ts';
import { groupByTheme } from './group-by-theme.ts';
import { LessonCards } from './lesson-cards.tsx';
import { LessonSearch } from './lesson-search.tsx';
import { ReasonedCards } from './reasoned-cards.tsx';
import { Recommended } from './recommended.tsx';
import { describeLessons, describeQuestions, describeTheme } from './words.ts';

/** `/micro-learnings`: what to read next, what to recall today, and every lesson. */
export function LibraryPage({ progress }: { readonly progress: Progress }) {
  const [params, setParams] = useSearchParams();
  const query = params.get('busca') ?? '';
  const search = (words: string) => setParams(words === '' ? {} : { busca: words }, { replace: true });
  const { state, reload } = progress;
  const statusOf = (id: string) => findProgress(state, id);
  return (
    <>
      <PageHeader
        eyebrow="Micro-learnings"
        title="Lições curtas para a sua carreira"
        lead="Poucos minutos por lição. O que você responde volta para revisão antes de ser esquecido."
      />
      {state.status === 'loading' && <Spinner label="Buscando o que você já leu…" />}
      {state.status === 'failed' && <LoadFailure message={state.message} onRetry={reload} />}
      {state.status === 'ready' && (
        <>
          <PracticeCard practice={state.practice} />
          <ReviewOfTheDay progress={progress} />
          {query === '' && <Recommended progress={progress} />}
        </>
      )}
      {/* Not before what stands above it, which would push it away. */}
      {state.status !== 'loading' && (
        <>
          <section className={styles['section']} aria-labelledby="todas">
            <h2 id="todas">{query === '' ? 'Todas as lições' : 'Busca'}</h2>
            <LessonSearch key={query} initial={query} onSearch={search} />
            {query !== '' && <Found query={query} statusOf={statusOf} />}
          </section>
          {query === '' && <Themes statusOf={statusOf} />}
        </>
      )}
    </>
  );
}

interface ThemesProps {
  readonly statusOf: (id: string) => ReturnType<typeof findProgress>;
}

const SHOWN = [
  { value: 'all', label: 'Todas' },
  { value: 'open', label: 'A fazer' },
  { value: 'done', label: 'Concluídas' },
];
const FOR_GAPS = { value: 'gaps', label: 'Para as minhas lacunas' };

/** Every lesson, or those that are done or are not, by theme; or all that help with the person's gaps. */
function Themes({ statusOf }: ThemesProps) {
  const session = useSession();
  const [now] = useState(() => new Date());
  const [shown, setShown] = useState('all');
  const gaps = session.status === 'signedIn' ? readOpenGaps(session.profile) : [];
  const helping = recommendLessons({ gaps, plan: [], progress: [], now });
  const isDone = (id: string) => Boolean(statusOf(id)?.completedAt);
  const lessons = LESSON_SUMMARIES.filter(({ id }) => shown === 'all' || isDone(id) === (shown === 'done'));
  return (
    <>
      <SelectField
        label="Mostrar"
        options={helping.length === 0 ? SHOWN : [...SHOWN, FOR_GAPS]}
        value={shown}
        onChange={setShown}
      />
      <p role="status">{describeLessons(shown === FOR_GAPS.value ? helping.length : lessons.length)}</p>
      {shown === FOR_GAPS.value ? (
        <ReasonedCards recommended={helping} statusOf={statusOf} />
      ) : (
        groupByTheme(lessons).map((theme) => (
          <section key={theme.name} aria-label={theme.name}>
            <Disclosure
              summary={`${theme.name} · ${describeTheme(theme.lessons.length, theme.lessons.filter(({ id }) => isDone(id)).length)}`}
            >
              <LessonCards lessons={theme.lessons} statusOf={statusOf} />
            </Disclosure>
          </section>
        ))
      )}
    </>
  );
}

interface FoundProps extends ThemesProps {
  readonly query: string;
}

function Found({ query, statusOf }: FoundProps) {
  const found = searchLessons(query);
  return (
    <>
      <p role="status">
        {found.length === 0
          ? `Nenhuma lição sobre “${query}”. Tente uma palavra só, como “entrevista” ou “salário”.`
          : `${describeLessons(found.length)} sobre “${query}”`}
      </p>
      <LessonCards lessons={found} statusOf={statusOf} />
    </>
  );
}

/** The reviews due today; empty without any. */
function ReviewOfTheDay({ progress }: { readonly progress: Progress }) {
  const [now] = useState(() => new Date());
  if (progress.state.status !== 'ready') return null;
  const due = findDueReviews(progress.state.lessons, now).length;
  if (due === 0) return null;
  return (
    <Notice
      tone="info"
      title="Revisão do dia"
      action={
        <Link className={buttonClass({ variant: 'primary' })} to={REVIEW_PATH}>
          Começar a revisão
        </Link>
      }
    >
      {describeQuestions(due)} para lembrar agora. Leva cerca de {Math.max(1, Math.ceil(due / 2))} min.
    </Notice>
  );
}
