import { readOpenGaps } from '@aura/shared-domain';
import { LowerBar } from '@aura/shared-pages/lower-bar';
import type { RecommendationInput } from '@aura/shared-lessons';
import { useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { useState } from 'react';
import { useTaskInHand } from '../../task/task-in-hand.tsx';
import styles from '../../tools.module.css';
import { LessonCards } from '../library/lesson-cards.tsx';
import { LIBRARY_PATH } from '../paths.ts';
import { type Progress, findProgress } from '../progress/use-progress.ts';
import { chooseNextStep, listNextLessons } from './next-step.ts';

const SHOWN = 2;

interface Props {
  readonly id: string;
  readonly progress: Progress;
}

/** What is known of the person; null as long as it is not. */
function usePerson({ state }: Progress): RecommendationInput | null {
  const session = useSession();
  const [now] = useState(() => new Date());
  if (session.status !== 'signedIn' || state.status !== 'ready') return null;
  const { profile } = session;
  return { gaps: readOpenGaps(profile), plan: profile.careerPlan, progress: state.lessons, now };
}

/** The main call once the questions are answered, in sight at the lower edge. */
export function NextStepBar({ id, progress }: Props) {
  const person = usePerson(progress);
  const inHand = useTaskInHand();
  if (!person) return null;
  const { to, call, what } = chooseNextStep(id, person, inHand);
  return (
    <LowerBar>
      <p>
        <strong>Perguntas respondidas.</strong> {what}
      </p>
      <Link className={buttonClass({})} to={to} aria-label={what === '' ? undefined : `${call}: ${what}`}>
        {call}
      </Link>
    </LowerBar>
  );
}

/** What to read after a lesson, and the ways out of it. */
export function WayOn({ id, progress }: Props) {
  const person = usePerson(progress);
  const shown = person ? listNextLessons(id, person).slice(0, SHOWN) : [];
  return (
    <section className={styles['section']} aria-labelledby="a-seguir" data-no-print>
      <h2 id="a-seguir">A seguir</h2>
      <LessonCards lessons={shown} statusOf={(one) => findProgress(progress.state, one)} />
      <p>
        <Link to={LIBRARY_PATH}>Todas as lições</Link> · <Link to="/perfil">Meu Painel</Link>
      </p>
    </section>
  );
}
