import { Answered, useAsked } from '@aura/shared-pages/data';
import type { GradeOfRecall, ReviewCard } from '@aura/shared-domain';
import { isRight, type Question } from '@aura/shared-lessons';
import { Link } from '@aura/shared-session/router';
import { Button, Notice } from '@aura/shared-ui';
import { useCallback, useEffect, useState } from 'react';
import styles from '../../tools.module.css';
import { openLesson } from '../open-lesson.ts';
import { buildLessonPath } from '../paths.ts';
import type { Progress } from '../progress/use-progress.ts';
import { QuestionForm } from '../question/question-form.tsx';
import { useAnswer } from '../question/use-answer.ts';
import { Verdict } from '../question/verdict.tsx';

interface Props {
  readonly due: { readonly lessonId: string; readonly questionId: string; readonly card: ReviewCard };
  readonly progress: Progress;
  readonly onDone: () => void;
}

/** One question of a review; a question that its lesson no longer has is passed over. */
export function ReviewCardView({ due, progress, onDone }: Props) {
  const { lessonId, questionId } = due;
  const opened = useAsked(useCallback(() => openLesson(lessonId), [lessonId]));
  const lesson = opened.value;
  const question = lesson?.questions.find(({ id }) => id === questionId) ?? null;
  const isGone = opened.status === 'ready' && question === null;
  useEffect(() => {
    if (isGone) onDone();
  }, [isGone, onDone]);
  if (!lesson || !question) return <Answered asked={opened} label="Abrindo a pergunta…" />;
  return (
    <div className={styles['fields']}>
      <p className={styles['note']}>
        Da lição <Link to={buildLessonPath(lessonId)}>{lesson.title}</Link>
      </p>
      <Recall due={due} question={question} progress={progress} onDone={onDone} />
    </div>
  );
}

const GRADES: readonly { readonly grade: GradeOfRecall; readonly label: string }[] = [
  { grade: 'hard', label: 'Difícil' },
  { grade: 'good', label: 'Bom' },
  { grade: 'easy', label: 'Fácil' },
];

function Recall({ due, question, progress, onDone }: Props & { readonly question: Question }) {
  const [answer, setAnswer] = useState<number | string | null>(null);
  const { busy, failure, send } = useAnswer(progress);
  if (answer === null)
    return <QuestionForm question={question} busy={false} isShuffled onAnswer={setAnswer} />;
  const right = isRight(question, answer);
  const go = async (grade: GradeOfRecall) => {
    if (await send(due, { answer, grade, reps: due.card.reps })) onDone();
  };
  return (
    <>
      <Verdict question={question} right={right} given={answer} />
      {failure !== null && (
        <Notice tone="warning" title="A resposta não foi registrada">
          {failure} Tente de novo: nada conta duas vezes.
        </Notice>
      )}
      {right ? (
        <div className={styles['row']} role="group" aria-label="Como foi lembrar?">
          <p className={styles['whole']}>Como foi lembrar?</p>
          {GRADES.map(({ grade, label }) => (
            <Button key={grade} variant="secondary" busy={busy} onClick={() => void go(grade)}>
              {label}
            </Button>
          ))}
        </div>
      ) : (
        <div>
          <Button busy={busy} onClick={() => void go('again')}>
            Continuar
          </Button>
        </div>
      )}
    </>
  );
}
