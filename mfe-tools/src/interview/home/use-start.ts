import { interviewStartEndpoint } from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { navigate } from '@aura/shared-session/router';
import { useState, type Dispatch } from 'react';
import { runFailure, type RunFailure } from '../../runs/run-failure.ts';
import type { InterviewAction } from '../draft/reducer.ts';
import type { InterviewDraft } from '../draft/state.ts';
import { questionPath } from '../paths.ts';

/** Begins the simulation that was set up, and goes to its first question. */
export function useStart(draft: InterviewDraft, dispatch: Dispatch<InterviewAction>) {
  const [starting, setStarting] = useState(false);
  const [failure, setFailure] = useState<RunFailure | null>(null);
  const start = async () => {
    const requestId = draft.requestId ?? crypto.randomUUID();
    dispatch({ type: 'startPrepared', requestId });
    setStarting(true);
    setFailure(null);
    const { job, ...setup } = draft.setup;
    const made = await call(interviewStartEndpoint, {
      requestId,
      setup: { ...setup, savedJobId: job?.id ?? null },
      repeatOf: null,
    });
    setStarting(false);
    if (!made.ok) return setFailure(runFailure(made.error));
    dispatch({ type: 'started' });
    navigate(questionPath(made.value.id, 1));
  };
  return { starting, failure, start };
}
