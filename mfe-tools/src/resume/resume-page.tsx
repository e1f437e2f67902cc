import { draft } from '@aura/shared-session';
import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import * as v from 'valibot';
import { ToolPage, type DocumentTool } from '../steps/tool-page.tsx';
import { Home } from './home.tsx';
import { reduceOptimizer, type OptimizerAction } from './reducer.ts';
import { createInitialState, parseDraft, STEPS, type OptimizerState, type Step } from './state.ts';

const later = {
  step: lazyWithRetry(() =>
    import(/* webpackChunkName: "resume-screens" */ './steps/step-frame.tsx').then(({ StepFrame }) => ({
      default: StepFrame,
    })),
  ),
  run: lazyWithRetry(() =>
    import(/* webpackChunkName: "resume-screens" */ './result/run-page.tsx').then(({ RunPage }) => ({
      default: RunPage,
    })),
  ),
  compare: lazyWithRetry(() =>
    import(/* webpackChunkName: "resume-screens" */ './versions/compare-page.tsx').then(
      ({ ComparePage }) => ({
        default: ComparePage,
      }),
    ),
  ),
};

const RESUME: DocumentTool<OptimizerState, OptimizerAction, Step> = {
  draft: draft('resume', v.unknown()),
  steps: STEPS,
  initialState: createInitialState,
  parseDraft,
  reduce: reduceOptimizer,
  hasDocument: ({ resume }) => resume !== null,
  // What was accepted is a decision, as a change of step is.
  urgent: ({ step, work }) => `${step} ${JSON.stringify(work)}`,
  home: (state, dispatch) => <Home state={state} dispatch={dispatch} />,
  step: (step, state, dispatch, saving) => (
    <later.step step={step} state={state} dispatch={dispatch} saving={saving} />
  ),
  run: (runId, state, dispatch) => <later.run runId={runId} state={state} dispatch={dispatch} />,
  compare: (ids) => <later.compare ids={ids} />,
  later,
  ahead: [later.step, later.run],
};

/** `/otimizador-curriculo`. */
export default function ResumePage() {
  return <ToolPage of={RESUME} />;
}
