import type { InterviewSetup } from '@aura/shared-domain';
import { callApi } from '@aura/shared-session';
import { navigate } from '@aura/shared-session/router';
import { Button, showToast } from '@aura/shared-ui';
import { useRef, useState } from 'react';
import { runFailure } from '../../runs/run-failure.ts';
import { questionPath } from '../paths.ts';

interface Props {
  /** The simulation whose questions are to be asked again. */
  readonly id: string;
  readonly setup: InterviewSetup;
}

/** The same questions once more. */
export function RepeatButton({ id, setup }: Props) {
  const [busy, setBusy] = useState(false);
  // A second try after a failure is the same request.
  const requestId = useRef<string | null>(null);
  const repeat = async () => {
    requestId.current ??= crypto.randomUUID();
    setBusy(true);
    const made = await callApi('interviewStart', { requestId: requestId.current, setup, repeatOf: id });
    setBusy(false);
    if (!made.ok) return showToast({ kind: 'error', text: runFailure(made.error).message });
    navigate(questionPath(made.value.id, 1));
  };
  return (
    <Button variant="secondary" busy={busy} onClick={() => void repeat()}>
      Repetir as mesmas perguntas
    </Button>
  );
}
