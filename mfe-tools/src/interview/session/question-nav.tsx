import { announceBadges } from '@aura/shared-career-ui';
import { choosePlural, findLastAnswer, type Interview, interviewFinishEndpoint } from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { LowerBar } from '@aura/shared-pages/lower-bar';
import { Link, navigate } from '@aura/shared-session/router';
import { Button, buttonClass } from '@aura/shared-ui';
import { useState } from 'react';
import { FailureNotice } from '../../runs/failure-notice.tsx';
import { refreshAfterWork } from '../../runs/refresh-after-work.ts';
import { runFailure, type RunFailure } from '../../runs/run-failure.ts';
import styles from '../../tools.module.css';
import { INTERVIEW_LIMIT } from '../limit.ts';
import { buildInterviewPath, buildQuestionPath, SIMULATOR_PATH } from '../paths.ts';
import { explainTooShort } from '../too-short.ts';
import type { QuestionAt } from './question-at.ts';

interface Props {
  readonly at: QuestionAt;
  /** Answers that are written and not graded: the report would come without them. */
  readonly unsent: number;
  readonly onChanged: (interview: Interview) => void;
}

const link = (to: string, label: string, variant: 'primary' | 'secondary' | 'quiet') => (
  <Link className={buttonClass({ variant })} to={to}>
    {label}
  </Link>
);

/** The way to other questions, and to the report once there is something to report. */
export function QuestionNav({ at, unsent, onChanged }: Props) {
  const { id, interview, index, question } = at;
  const { finishing, failure, finish } = useFinish(at, onChanged);
  const total = interview.questions.length;
  const isLast = index === total - 1;
  const graded = findLastAnswer(interview, question.id) !== null;
  const someGraded = interview.answers.length > 0;
  const nextPath = isLast ? null : buildQuestionPath(id, index + 2);
  const finishButton = (variant: 'primary' | 'secondary') => (
    <Button variant={variant} busy={finishing} onClick={() => void finish()}>
      Terminar e ver o relatório
    </Button>
  );
  const report = interview.finishedAt ? link(buildInterviewPath(id), 'Ver o relatório', 'secondary') : null;
  const tooShort = explainTooShort(interview.answers.length);
  return (
    <>
      {failure && (
        <FailureNotice
          failure={failure}
          limit={INTERVIEW_LIMIT}
          onRetry={() => void finish()}
          title="O relatório não foi feito"
          kept="Suas respostas avaliadas continuam guardadas."
        />
      )}
      {someGraded && !interview.finishedAt && unsent > 0 && (
        <p className={styles['note']}>
          {choosePlural(
            unsent,
            'Uma resposta escrita ainda não foi avaliada e ficaria fora do relatório.',
            `${unsent} respostas escritas ainda não foram avaliadas e ficariam fora do relatório.`,
          )}
        </p>
      )}
      {someGraded && !interview.finishedAt && tooShort && <p className={styles['note']}>{tooShort}</p>}
      {graded && (
        <LowerBar>
          <p className={styles['note']}>
            {interview.answers.length} de {total} avaliadas
          </p>
          {nextPath ? link(nextPath, 'Próxima pergunta', 'primary') : (report ?? finishButton('primary'))}
        </LowerBar>
      )}
      <nav className={styles['row']} aria-label="Perguntas desta simulação" data-no-print>
        {index > 0 && link(buildQuestionPath(id, index), 'Pergunta anterior', 'quiet')}
        {!graded && nextPath && link(nextPath, 'Pular esta pergunta', 'quiet')}
        {(nextPath || !graded) && (report ?? (someGraded && finishButton('secondary')))}
        {link(SIMULATOR_PATH, 'Sair e continuar depois', 'quiet')}
      </nav>
    </>
  );
}

/** Ends the simulation and goes to its report. */
function useFinish({ id, interview }: QuestionAt, onChanged: Props['onChanged']) {
  const [finishing, setFinishing] = useState(false);
  const [failure, setFailure] = useState<RunFailure | null>(null);
  const finish = async () => {
    setFinishing(true);
    setFailure(null);
    const made = await call(interviewFinishEndpoint, { id });
    setFinishing(false);
    if (!made.ok) return setFailure(runFailure(made.error));
    onChanged({ ...interview, finishedAt: new Date(), report: made.value.report });
    announceBadges(made.value.newBadges);
    navigate(buildInterviewPath(id));
    await refreshAfterWork(SIMULATOR_PATH, made.value.newBadges.length > 0);
  };
  return { finishing, failure, finish };
}
