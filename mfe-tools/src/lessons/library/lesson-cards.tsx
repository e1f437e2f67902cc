import { formatCount, type LessonProgress } from '@aura/shared-domain';
import type { LessonSummary } from '@aura/shared-lessons';
import { Link } from '@aura/shared-session/router';
import { Icon } from '@aura/shared-ui';
import { buildLessonPath } from '../paths.ts';
import styles from './lesson-cards.module.css';

interface Props {
  readonly lessons: readonly LessonSummary[];
  readonly statusOf: (id: string) => LessonProgress | null;
  /** Why a lesson is shown here; null for no reason beyond being there. */
  readonly whyOf?: (id: string) => string | null;
}

/** Lessons to choose from. The whole card leads to the lesson; its title is the link. */
export function LessonCards({ lessons, statusOf, whyOf }: Props) {
  return (
    <ul className={styles['cards']}>
      {lessons.map(({ id, title, description, category, readingTime }) => {
        const why = whyOf?.(id) ?? null;
        return (
          <li key={id} className={styles['card']}>
            <p className={styles['meta']}>
              {category} · {readingTime} min
            </p>
            <h3>
              <Link className={styles['link']} to={buildLessonPath(id)}>
                {title}
              </Link>
            </h3>
            <p>{description}</p>
            {why !== null && <p className={styles['why']}>{why}</p>}
            <Status progress={statusOf(id)} />
          </li>
        );
      })}
    </ul>
  );
}

function Status({ progress }: { readonly progress: LessonProgress | null }) {
  if (!progress) return null;
  if (progress.completedAt) {
    return (
      <p className={styles['done']}>
        <Icon name="check" size={16} /> Concluída
      </p>
    );
  }
  const answered = Object.keys(progress.cards).length;
  return answered > 0 ? (
    <p className={styles['meta']}>{formatCount(answered, 'pergunta respondida', 'perguntas respondidas')}</p>
  ) : null;
}
