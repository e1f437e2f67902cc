import { draft } from '@aura/shared-session';
import * as v from 'valibot';
import { ToolPage, type DocumentTool } from '../steps/tool-page.tsx';
import { Home } from './home.tsx';
import { reduceOptimizer, type OptimizerAction } from './reducer.ts';
import { RunPage } from './result/run-page.tsx';
import { initialState, parseDraft, STEPS, type OptimizerState, type Step } from './state.ts';
import { StepFrame } from './steps/step-frame.tsx';
import { ComparePage } from './versions/compare-page.tsx';

const RESUME: DocumentTool<OptimizerState, OptimizerAction, Step> = {
  draft: draft('resume', v.unknown()),
  steps: STEPS,
  initialState,
  parseDraft,
  reduce: reduceOptimizer,
  hasDocument: ({ resume }) => resume !== null,
  // What was accepted is a decision, as a change of step is.
  urgent: ({ step, work }) => `${step} ${JSON.stringify(work)}`,
  home: (state, dispatch) => <Home state={state} dispatch={dispatch} />,
  step: (step, state, dispatch, saving) => (
    <StepFrame step={step} state={state} dispatch={dispatch} saving={saving} />
  ),
  run: (runId, state, dispatch) => <RunPage runId={runId} state={state} dispatch={dispatch} />,
  compare: (ids) => <ComparePage ids={ids} />,
};

/** `/otimizador-curriculo`. */
export default function ResumePage() {
  return <ToolPage of={RESUME} />;
}
