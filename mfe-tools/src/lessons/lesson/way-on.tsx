import { diagnosisOf } from '@aura/shared-domain';
import { LESSON_SUMMARIES, recommendLessons } from '@aura/shared-lessons';
import { useSession } from '@aura/shared-session';
import { useState } from 'react';
import styles from '../../tools.module.css';
import { LessonCards } from '../library/lesson-cards.tsx';
import { progressOf, type Progress } from '../progress/use-progress.ts';

const SHOWN = 2;

/** What to read after a lesson: what fits the person first, then what has not been read. */
export function WayOn({ id, progress }: { readonly id: string; readonly progress: Progress }) {
  const session = useSession();
  const [now] = useState(() => new Date());
  if (session.status !== 'signedIn' || progress.state.status !== 'ready') return null;
  const { lessons } = progress.state;
  const { careerPlan } = session.profile;
  const gaps = diagnosisOf(session.profile)?.gaps ?? [];
  const fitting = recommendLessons({ gaps, plan: careerPlan, progress: lessons, now });
  const unread = LESSON_SUMMARIES.filter((summary) => progressOf(progress.state, summary.id) === null);
  const next = [...fitting.map(({ lesson }) => lesson), ...unread].filter((one) => one.id !== id);
  const shown = [...new Map(next.map((one) => [one.id, one])).values()].slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="a-seguir" data-no-print>
      <h2 id="a-seguir">A seguir</h2>
      <LessonCards lessons={shown} statusOf={(one) => progressOf(progress.state, one)} />
    </section>
  );
}
