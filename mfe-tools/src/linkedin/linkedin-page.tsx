import { draft } from '@aura/shared-session';
import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import * as v from 'valibot';
import { ToolPage, type DocumentTool } from '../steps/tool-page.tsx';
import { Home } from './home.tsx';
import { reduceLinkedIn, type LinkedInAction } from './reducer.ts';
import { createInitialState, parseDraft, STEPS, type LinkedInState, type Step } from './state.ts';

const later = {
  step: lazyWithRetry(() =>
    import(/* webpackChunkName: "linkedin-screens" */ './steps/step-frame.tsx').then(({ StepFrame }) => ({
      default: StepFrame,
    })),
  ),
  run: lazyWithRetry(() =>
    import(/* webpackChunkName: "linkedin-screens" */ './result/run-page.tsx').then(({ RunPage }) => ({
      default: RunPage,
    })),
  ),
  compare: lazyWithRetry(() =>
    import(/* webpackChunkName: "linkedin-screens" */ './versions/compare-page.tsx').then(
      ({ ComparePage }) => ({
        default: ComparePage,
      }),
    ),
  ),
};

const LINKEDIN: DocumentTool<LinkedInState, LinkedInAction, Step> = {
  draft: draft('linkedin', v.unknown()),
  steps: STEPS,
  initialState: createInitialState,
  parseDraft,
  reduce: reduceLinkedIn,
  hasDocument: ({ read }) => read !== null,
  urgent: ({ step }) => step,
  home: (state) => <Home state={state} />,
  step: (step, state, dispatch, saving) => (
    <later.step step={step} state={state} dispatch={dispatch} saving={saving} />
  ),
  run: (runId) => <later.run runId={runId} />,
  compare: (ids) => <later.compare ids={ids} />,
  later,
  ahead: [later.step, later.run],
};

/** `/otimizador-linkedin`. */
export default function LinkedInPage() {
  return <ToolPage of={LINKEDIN} />;
}
