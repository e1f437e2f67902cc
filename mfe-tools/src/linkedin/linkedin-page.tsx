import { draft } from '@aura/shared-session';
import * as v from 'valibot';
import { ToolPage, type DocumentTool } from '../steps/tool-page.tsx';
import { Home } from './home.tsx';
import { reduceLinkedIn, type LinkedInAction } from './reducer.ts';
import { RunPage } from './result/run-page.tsx';
import { initialState, parseDraft, STEPS, type LinkedInState, type Step } from './state.ts';
import { StepFrame } from './steps/step-frame.tsx';
import { ComparePage } from './versions/compare-page.tsx';

const LINKEDIN: DocumentTool<LinkedInState, LinkedInAction, Step> = {
  draft: draft('linkedin', v.unknown()),
  steps: STEPS,
  initialState,
  parseDraft,
  reduce: reduceLinkedIn,
  hasDocument: ({ read }) => read !== null,
  urgent: ({ step }) => step,
  home: (state) => <Home state={state} />,
  step: (step, state, dispatch, saving) => (
    <StepFrame step={step} state={state} dispatch={dispatch} saving={saving} />
  ),
  run: (runId) => <RunPage runId={runId} />,
  compare: (ids) => <ComparePage ids={ids} />,
};

/** `/otimizador-linkedin`. */
export default function LinkedInPage() {
  return <ToolPage of={LINKEDIN} />;
}
