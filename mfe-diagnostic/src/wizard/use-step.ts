import { useSearchParams } from '@aura/shared-session/router';
import { useCallback } from 'react';
import type { WizardState } from './state.ts';
import { STEP_PARAM, parseStepParam, type StepId } from './steps.ts';

/** The step that the address shows, and the way to another one: each is an entry of the browser's history. */
export function useStep(state: WizardState | null) {
  const [params, setParams] = useSearchParams();
  const step = state && parseStepParam(params.get(STEP_PARAM), readProgress(state));
  const goTo = useCallback((next: StepId) => setParams({ [STEP_PARAM]: next }), [setParams]);
  const leave = useCallback(() => setParams({}), [setParams]);
  return { step, goTo, leave };
}

/** The state that decides which steps exist. */
export const readProgress = ({ variant, resume }: WizardState) => ({ variant, hasResume: resume !== null });
