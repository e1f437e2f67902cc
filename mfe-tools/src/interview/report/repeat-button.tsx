import { type InterviewSetup, interviewStartEndpoint } from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { navigate } from '@aura/shared-session/router';
import { Button } from '@aura/shared-ui';
import { useRef, useState } from 'react';
import { FailureNotice } from '../../runs/failure-notice.tsx';
import { runFailure, type RunFailure } from '../../runs/run-failure.ts';
import styles from '../../tools.module.css';
import { INTERVIEW_LIMIT } from '../limit.ts';
import { buildQuestionPath } from '../paths.ts';

interface Props {
  /** The simulation whose questions are to be asked again. */
  readonly id: string;
  readonly setup: InterviewSetup;
}

/** The same questions once more. */
export function RepeatButton({ id, setup }: Props) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RunFailure | null>(null);
  // A second try after a failure is the same request.
  const requestId = useRef<string | null>(null);
  const repeat = async () => {
    requestId.current ??= crypto.randomUUID();
    setBusy(true);
    setFailure(null);
    const made = await call(interviewStartEndpoint, { requestId: requestId.current, setup, repeatOf: id });
    setBusy(false);
    if (!made.ok) return setFailure(runFailure(made.error));
    navigate(buildQuestionPath(made.value.id, 1));
  };
  return (
    <>
      <Button busy={busy} onClick={() => void repeat()}>
        Repetir as mesmas perguntas
      </Button>
      {failure && (
        <div className={styles['whole']}>
          <FailureNotice
            failure={failure}
            limit={INTERVIEW_LIMIT}
            onRetry={() => void repeat()}
            title="A simulação não começou"
            kept="Nada foi contado, e este relatório continua aqui."
          />
        </div>
      )}
    </>
  );
}
