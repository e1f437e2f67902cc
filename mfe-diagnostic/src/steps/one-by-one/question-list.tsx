import { choosePlural } from '@aura/shared-domain';
import { useSearchParams } from '@aura/shared-session/router';
import { Button, ProgressBar } from '@aura/shared-ui';
import { type FormEvent, type ReactNode, useContext, useEffect, useRef, useState } from 'react';
import { TellMoreQuestions } from './more-questions.ts';
import styles from './question-list.module.css';
import { findFirstOpen, parseIndexParam, QUESTION_PARAM } from './position.ts';
import { useIsNarrow } from './use-is-narrow.ts';

interface Props<T extends { readonly id: string }> {
  readonly questions: readonly T[];
  readonly isAnswered: (question: T) => boolean;
  /** The noun for one question: "Frase", "Par". */
  readonly one: string;
  /** "Frases respondidas" */
  readonly progress: string;
  /** Whether a tap on this answer leads on; it does unless told otherwise. */
  readonly leadsOn?: (answer: string) => boolean;
  readonly children: (question: T, isAlone: boolean) => ReactNode;
}

/** A finger was lifted no longer than this ago when an answer came from it. */
const TAP_MS = 700;

/** Moves the focus into one of all questions, to where it is not behind the bar at the top. */
function focusQuestion(all: HTMLElement | null, at: number): void {
  const question = all?.children[at];
  question?.scrollIntoView({ block: 'center' });
  question?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true });
}

/** Many similar questions: all of them if there is room, one at a time on phones. */
export function QuestionList<T extends { readonly id: string }>({
  questions,
  isAnswered,
  one,
  progress,
  leadsOn = () => true,
  children,
}: Props<T>) {
  const isNarrow = useIsNarrow();
  const [params, setParams] = useSearchParams();
  const lastTap = useRef(-TAP_MS);
  const shown = useRef<number | null>(null);
  const question = useRef<HTMLDivElement>(null);
  const all = useRef<HTMLDivElement>(null);
  // Answers do not change the start: only taps and the buttons move on.
  const [start] = useState(() => findFirstOpen(questions, isAnswered));
  const at = parseIndexParam(params.get(QUESTION_PARAM), questions.length) ?? start;
  const current = questions[at];

  // Announces a later question; the step announces the first.
  useEffect(() => {
    const moved = isNarrow && shown.current !== null && shown.current !== at;
    shown.current = at;
    if (!moved) return;
    question.current?.focus({ preventScroll: true });
    // Always at the same height, so that the last answer is not behind the bar at the bottom.
    question.current?.scrollIntoView({ block: 'start' });
  }, [at, isNarrow]);

  const tellMore = useContext(TellMoreQuestions);
  const hasMore = isNarrow && at < questions.length - 1;
  useEffect(() => {
    tellMore(hasMore);
    return () => tellMore(false);
  }, [tellMore, hasMore]);

  const goTo = (index: number) => {
    const next = new URLSearchParams(params);
    next.set(QUESTION_PARAM, String(index + 1));
    setParams(next);
  };
  const answered = questions.filter(isAnswered).length;
  const firstOpen = findFirstOpen(questions, isAnswered);
  const bar = (
    <ProgressBar
      label={progress}
      value={answered / questions.length}
      detail={`${answered} de ${questions.length}`}
    />
  );
  if (!isNarrow || !current) {
    return (
      <>
        <div className={styles['sticky']}>{bar}</div>
        <div ref={all} className={styles['all']}>
          {questions.map((each) => (
            <div key={each.id}>{children(each, false)}</div>
          ))}
        </div>
        {answered > 0 && answered < questions.length && (
          <div className={styles['row']}>
            <p className={styles['end']}>
              {choosePlural(questions.length - answered, 'Falta 1', `Faltam ${questions.length - answered}`)}{' '}
              de {questions.length}.
            </p>
            <Button variant="quiet" onClick={() => focusQuestion(all.current, firstOpen)}>
              Ir para a primeira em branco
            </Button>
          </div>
        )}
      </>
    );
  }
  // A tap answers and leads on; keys only answer, so that arrows can try the options.
  const follow = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement) || target.type !== 'radio' || !hasMore) return;
    if (leadsOn(target.value) && performance.now() - lastTap.current < TAP_MS) goTo(at + 1);
  };
  return (
    <div
      className={styles['alone']}
      onPointerUp={() => (lastTap.current = performance.now())}
      onChange={follow}
    >
      {bar}
      <div
        ref={question}
        key={current.id}
        className={styles['question']}
        role="group"
        aria-label={`${one} ${at + 1} de ${questions.length}`}
        tabIndex={-1}
      >
        <p className={styles['count']} aria-hidden="true">
          {one} {at + 1} de {questions.length}
        </p>
        {children(current, true)}
      </div>
      <div className={styles['row']}>
        {at > 0 && (
          <Button variant="quiet" onClick={() => goTo(at - 1)}>
            Anterior
          </Button>
        )}
        {!hasMore && firstOpen === at ? (
          <p className={styles['end']}>
            {answered === questions.length ? 'Tudo respondido: pode continuar.' : 'Esta é a última.'}
          </p>
        ) : !hasMore ? (
          <Button variant="quiet" onClick={() => goTo(firstOpen)}>
            Ir para a primeira em branco
          </Button>
        ) : (
          <Button variant={isAnswered(current) ? 'primary' : 'quiet'} onClick={() => goTo(at + 1)}>
            {isAnswered(current) ? 'Próxima' : 'Deixar em branco'}
          </Button>
        )}
      </div>
    </div>
  );
}
