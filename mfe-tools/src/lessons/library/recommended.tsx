import { makeTaskInPlanPath, readOpenGaps } from '@aura/shared-domain';
import { recommendForGaps, recommendLessons, type GapHelp } from '@aura/shared-lessons';
import { useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { useState } from 'react';
import styles from '../../tools.module.css';
import { findProgress, type Progress } from '../progress/use-progress.ts';
import { ReasonedCards } from './reasoned-cards.tsx';

/** Lessons for tasks that are recommended at once. */
const FOR_TASKS = 3;

/** Lessons for the person's gaps, in the order of the diagnosis, then for the tasks of the plan, each with the reason. */
export function Recommended({ progress: { state } }: { readonly progress: Progress }) {
  const session = useSession();
  const [now] = useState(() => new Date());
  if (session.status !== 'signedIn' || state.status !== 'ready') return null;
  const { careerPlan: plan } = session.profile;
  const gaps = readOpenGaps(session.profile);
  const statusOf = (id: string) => findProgress(state, id);
  const forGaps = recommendForGaps({ gaps, plan, progress: state.lessons, now });
  const shown = new Set(forGaps.recommended.map(({ lesson }) => lesson.id));
  const forTasks = recommendLessons({ gaps: [], plan, progress: state.lessons, now })
    .filter(({ lesson }) => !shown.has(lesson.id))
    .slice(0, FOR_TASKS);
  return (
    <>
      {gaps.length > 0 && (
        <section className={styles['section']} aria-labelledby="para-lacunas">
          <h2 id="para-lacunas">Para as suas lacunas</h2>
          <ReasonedCards recommended={forGaps.recommended} statusOf={statusOf} />
          <WithoutLesson gaps={forGaps.without} />
        </section>
      )}
      {forTasks.length > 0 && (
        <section className={styles['section']} aria-labelledby="para-tarefas">
          <h2 id="para-tarefas">Para as tarefas do seu plano</h2>
          <ReasonedCards recommended={forTasks} statusOf={statusOf} />
        </section>
      )}
    </>
  );
}

/** Gaps that no lesson is about, each with the nearest step of the plan. */
function WithoutLesson({ gaps }: { readonly gaps: readonly GapHelp[] }) {
  if (gaps.length === 0) return null;
  return (
    <ul className={styles['list']}>
      {gaps.map(({ gap, task }) => (
        <li key={gap.id}>
          <strong>{gap.title}:</strong> ainda não temos uma lição sobre isto.{' '}
          {task ? (
            <>
              O passo mais perto está no seu plano: <Link to={makeTaskInPlanPath(task.id)}>{task.title}</Link>
            </>
          ) : (
            <Link to="/diagnostico/resultado?aba=plano">Ver o seu plano</Link>
          )}
        </li>
      ))}
    </ul>
  );
}
