import { isRight, type Lesson, type Question } from '@aura/shared-lessons';
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

/** The questions at the end of a lesson, one below the other; each is answered once here and comes back in reviews. */
export function LessonQuestions({ lesson, progress }: Props) {
  const known = findProgress(progress.state, lesson.id);
  const answered = lesson.questions.filter(({ id }) => known?.cards[id]).length;
  return (
    <section className={styles['section']} aria-labelledby="perguntas" data-no-print>
      <h2 id="perguntas">Perguntas</h2>
      <p className={styles['note']} role="status">
        {answered} de {lesson.questions.length} respondidas.
        {answered < lesson.questions.length
          ? ' Responder a todas também conclui a lição.'
          : ' Lição concluída.'}
      </p>
      <ol className={styles['items']}>
        {lesson.questions.map((question) => (
          <li key={question.id} className={styles['section']}>
            <OneQuestion
              lessonId={lesson.id}
              question={question}
              wasAnswered={known?.cards[question.id] !== undefined}
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
  readonly wasAnswered: boolean;
  readonly progress: Progress;
}

function OneQuestion({ lessonId, question, wasAnswered, progress }: OneProps) {
  const [given, setGiven] = useState<number | string | null>(null);
  const { busy, failure, send } = useAnswer(progress);
  const answer = async (chosen: number | string) => {
    const sent = await send(
      { lessonId, questionId: question.id },
      { answer: chosen, grade: 'good', reps: 0 },
    );
    if (sent) setGiven(chosen);
  };
  if (given !== null) {
    return <Verdict question={question} right={isRight(question, given)} given={given} />;
  }
  if (wasAnswered) {
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
      <QuestionForm question={question} busy={busy} onAnswer={(chosen) => void answer(chosen)} />
      {failure !== null && (
        <Notice tone="warning" title="A resposta não foi registrada">
          {failure} Ela continua marcada; confira de novo quando puder.
        </Notice>
      )}
    </>
  );
}
