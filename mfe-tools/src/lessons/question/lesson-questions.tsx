import type { ReviewCard } from '@aura/shared-domain';
import { countNeeded, countRight, isRight, type Lesson, type Question, wasRight } from '@aura/shared-lessons';
import { Disclosure, Notice } from '@aura/shared-ui';
import { useState } from 'react';
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
}

/** The questions at the end of a lesson, one below the other; a wrong answer has a second try, and all come back in reviews. */
export function LessonQuestions({ lesson, progress }: Props) {
  const known = findProgress(progress.state, lesson.id);
  const answered = lesson.questions.filter(({ id }) => known?.cards[id]).length;
  const needed = countNeeded(lesson);
  const isPassed = countRight(lesson, known?.cards ?? {}) >= needed;
  return (
    <section className={styles['section']} aria-labelledby="perguntas" data-no-print>
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
              card={known?.cards[question.id] ?? null}
              progress={progress}
            />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface OneProps {
  readonly lessonId: string;
  readonly question: Question;
  /** What is known of it; null before the first answer. */
  readonly card: ReviewCard | null;
  readonly progress: Progress;
}

/** Answers after which the right one is told. */
const TRIES = 2;

function OneQuestion({ lessonId, question, card, progress }: OneProps) {
  const [tries, setTries] = useState<readonly (number | string)[]>([]);
  const given = tries.at(-1) ?? null;
  const { busy, failure, send } = useAnswer(progress);
  const answer = async (chosen: number | string) => {
    const sent = await send(
      { lessonId, questionId: question.id },
      { answer: chosen, grade: 'good', reps: card?.reps ?? 0 },
    );
    if (sent) setTries((before) => [...before, chosen]);
  };
  if (given !== null && (isRight(question, given) || tries.length === TRIES)) {
    return <Verdict question={question} right={isRight(question, given)} given={given} />;
  }
  if (given === null && card && wasRight(card)) {
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
