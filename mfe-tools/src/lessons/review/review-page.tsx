import { useTitleFocus } from '@aura/shared-career-ui';
import { computeDay, formatLongDay } from '@aura/shared-domain';
import { LoadFailure } from '@aura/shared-pages/data';
import { findDueReviews } from '@aura/shared-lessons';
import { Link } from '@aura/shared-session/router';
import { buttonClass, PageHeader, ProgressBar, Spinner } from '@aura/shared-ui';
import { useEffect, useRef, useState, type Ref } from 'react';
import styles from '../../tools.module.css';
import { describeQuestions } from '../library/words.ts';
import { LIBRARY_PATH } from '../paths.ts';
import type { Progress } from '../progress/use-progress.ts';
import { useDocumentTitle } from '../use-document-title.ts';
import { ReviewCardView } from './review-card-view.tsx';

/** `/micro-learnings/revisao`: the questions that are due, one at a time. */
export function ReviewPage({ progress }: { readonly progress: Progress }) {
  useTitleFocus('review');
  useDocumentTitle('Revisão do dia');
  const { state, reload } = progress;
  return (
    <>
      <PageHeader
        eyebrow="Micro-learnings"
        title="Revisão do dia"
        lead="Tente lembrar antes de olhar. É o esforço de lembrar que fixa; errar faz parte e só traz a pergunta de volta mais cedo."
        actions={
          <Link className={buttonClass({ variant: 'secondary' })} to={LIBRARY_PATH}>
            Todas as lições
          </Link>
        }
      />
      {state.status === 'loading' && <Spinner label="Escolhendo as perguntas de hoje…" />}
      {state.status === 'failed' && <LoadFailure message={state.message} onRetry={reload} />}
      {state.status === 'ready' && <Session progress={progress} lessons={state.lessons} />}
    </>
  );
}

interface SessionProps {
  readonly progress: Progress;
  readonly lessons: Parameters<typeof findDueReviews>[0];
}

/** The cards that were due when the review was opened: what comes back within it waits for the next. */
function Session({ progress, lessons }: SessionProps) {
  const [openedAt] = useState(() => new Date());
  const [cards] = useState(() => findDueReviews(lessons, openedAt));
  const [at, setAt] = useState(0);
  const card = cards[at];
  const top = useRef<HTMLElement>(null);
  // What was pressed to go on is gone.
  useEffect(() => {
    if (at > 0) top.current?.focus();
  }, [at]);
  const next = describeNext(lessons, openedAt);
  if (cards.length === 0) return <NothingDue next={next} />;
  if (!card) return <Finished ref={top} count={cards.length} next={next} />;
  return (
    <section
      ref={top}
      tabIndex={-1}
      className={`${styles['fields']} ${styles['step']}`}
      aria-label="Pergunta"
    >
      <ProgressBar
        label="Revisão"
        value={at / cards.length}
        detail={`Pergunta ${at + 1} de ${cards.length}`}
      />
      <ReviewCardView
        key={`${card.lessonId} ${card.questionId}`}
        due={card}
        progress={progress}
        onDone={() => setAt(at + 1)}
      />
    </section>
  );
}

/** When the next question comes back: "A próxima volta em 3 de março de 2026."; null if none is waiting. */
function describeNext(lessons: SessionProps['lessons'], now: Date): string | null {
  const times = lessons.flatMap(({ cards }) => Object.values(cards)).map(({ dueAt }) => dueAt);
  if (times.length === 0) return null;
  const next = new Date(Math.max(now.getTime(), Math.min(...times)));
  return computeDay(next) === computeDay(now)
    ? 'A próxima volta ainda hoje.'
    : `A próxima volta em ${formatLongDay(next)}.`;
}

function NothingDue({ next }: { readonly next: string | null }) {
  return (
    <div className={styles['fields']} role="status">
      <h2>Nada para revisar agora</h2>
      <p>As perguntas que você responde nas lições voltam aqui quando está na hora de lembrar delas.</p>
      {next !== null && <p>{next}</p>}
      <p>
        <Link className={buttonClass({})} to={LIBRARY_PATH}>
          Escolher uma lição
        </Link>
      </p>
    </div>
  );
}

interface FinishedProps {
  readonly count: number;
  readonly next: string | null;
  readonly ref: Ref<HTMLElement>;
}

function Finished({ count, next, ref }: FinishedProps) {
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={`${styles['fields']} ${styles['step']}`}
      aria-label="Revisão feita"
    >
      <h2>Revisão feita</h2>
      <p>Você passou por {describeQuestions(count)}. Cada uma volta quando estiver perto de ser esquecida.</p>
      {next !== null && <p>{next}</p>}
      <p>
        <Link className={buttonClass({})} to={LIBRARY_PATH}>
          Voltar às lições
        </Link>
      </p>
    </section>
  );
}
