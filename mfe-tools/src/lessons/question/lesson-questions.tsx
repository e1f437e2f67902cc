import type { ReviewCard } from '@aura/shared-domain';
import { countNeeded, countRight, isRight, type Lesson, type Question, wasRight } from '@aura/shared-lessons';
import { Disclosure, Notice } from '@aura/shared-ui';
import { type ReactNode, useState } from 'react';
import styles from '../../tools.module.css';
import { findProgress, type Progress } from '../progress/use-progress.ts';
import { renderPrompt } from './options.ts';
import { QuestionForm } from './question-form.tsx';
import { describeRightAnswer } from './right-answer.ts';
import { useAnswer } from './use-answer.ts';
import { Verdict } from './verdict.tsx';

interface Props {
  readonly lesson: Lesson;
  readonly progress: Progress;
  /** What follows once every question is answered. */
  readonly after: ReactNode;
}

/** What was answered to a question since the page was opened, the last try last. */
type Tries = readonly (number | string)[];
const NONE: Tries = [];

/** Answers after which the right one is told. */
const TRIES = 2;

/** Whether a question is done with: answered rightly, now or earlier, or without another try. */
function isSettled(question: Question, tries: Tries, card: ReviewCard | null): boolean {
  const given = tries.at(-1);
  if (given === undefined) return card !== null && wasRight(card);
  return isRight(question, given) || tries.length === TRIES;
}

/** The questions at the end of a lesson, one below the other; a wrong answer has a second try, and all come back in reviews. */
export function LessonQuestions({ lesson, progress, after }: Props) {
  const [triesOf, setTriesOf] = useState<Readonly<Record<string, Tries>>>({});
  const known = findProgress(progress.state, lesson.id);
  const cardOf = (id: string): ReviewCard | null => known?.cards[id] ?? null;
  const answered = lesson.questions.filter(({ id }) => cardOf(id)).length;
  const needed = countNeeded(lesson);
  const isPassed = countRight(lesson, known?.cards ?? {}) >= needed;
  const isOver = lesson.questions.every((question) =>
    isSettled(question, triesOf[question.id] ?? NONE, cardOf(question.id)),
  );
  const add = (id: string, answer: number | string) =>
    setTriesOf((before) => ({ ...before, [id]: [...(before[id] ?? NONE), answer] }));
  return (
    <div data-no-print>
      <section className={styles['section']} aria-labelledby="perguntas">
        <h2 id="perguntas">Perguntas</h2>
        <p className={styles['note']} role="status">
          {answered} de {lesson.questions.length} respondidas.
          {isPassed ? ' Lição concluída.' : ` Acertar ${needed} também conclui a lição; errar não tira nada.`}
        </p>
        <ol className={styles['items']}>
          {lesson.questions.map((question) => (
            <li key={question.id} className={styles['section']}>
              <OneQuestion
                lessonId={lesson.id}
                question={question}
                card={cardOf(question.id)}
                tries={triesOf[question.id] ?? NONE}
                onTry={(answer) => add(question.id, answer)}
                progress={progress}
              />
            </li>
          ))}
        </ol>
      </section>
      {isOver && after}
    </div>
  );
}

interface OneProps {
  readonly lessonId: string;
  readonly question: Question;
  /** What is known of it; null before the first answer. */
  readonly card: ReviewCard | null;
  readonly tries: Tries;
  /** Called with an answer that was recorded. */
  readonly onTry: (answer: number | string) => void;
  readonly progress: Progress;
}

function OneQuestion({ lessonId, question, card, tries, onTry, progress }: OneProps) {
  const given = tries.at(-1) ?? null;
  const { busy, failure, send } = useAnswer(progress);
  const answer = async (chosen: number | string) => {
    const sent = await send(
      { lessonId, questionId: question.id },
      { answer: chosen, grade: 'good', reps: card?.reps ?? 0 },
    );
    if (sent) onTry(chosen);
  };
  const isOver = isSettled(question, tries, card);
  if (given !== null && isOver) {
    return <Verdict question={question} right={isRight(question, given)} given={given} />;
  }
  if (isOver) {
    return (
      <Disclosure summary={renderPrompt(question)}>
        <p>
          Resposta: <strong>{describeRightAnswer(question)}</strong>
        </p>
        <p>{question.explanation}</p>
      </Disclosure>
    );
  }
  return (
    <>
      {given !== null && <Verdict question={question} right={false} given={given} hasSecondTry />}
      <QuestionForm
        key={tries.length}
        question={question}
        busy={busy}
        onAnswer={(chosen) => void answer(chosen)}
      />
      {failure !== null && (
        <Notice tone="warning" title="A resposta não foi registrada">
          {failure} Ela continua marcada; confira de novo quando puder.
        </Notice>
      )}
    </>
  );
}
