import { findLineTask } from '@aura/shared-career/line-task';
import { TASK_PARAMETER } from '@aura/shared-domain';
import { draft } from '@aura/shared-session';
import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import { useSearchParams } from '@aura/shared-session/router';
import type { ComponentProps } from 'react';
import * as v from 'valibot';
import { ToolPage, type DocumentTool } from '../steps/tool-page.tsx';
import { useTaskInHand } from '../task/task-in-hand.tsx';
import { Home } from './home.tsx';
import { reduceOptimizer, type OptimizerAction } from './reducer.ts';
import { createInitialState, parseDraft, STEPS, type OptimizerState, type Step } from './state.ts';

const WriteLine = lazyWithRetry(() =>
  import(/* webpackChunkName: "resume-screens" */ './line/write-line-page.tsx').then(({ WriteLinePage }) => ({
    default: WriteLinePage,
  })),
);

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
  home: (state, dispatch) => <Start state={state} dispatch={dispatch} />,
  step: (step, state, dispatch, saving) => (
    <later.step step={step} state={state} dispatch={dispatch} saving={saving} />
  ),
  run: (runId, state, dispatch) => <later.run runId={runId} state={state} dispatch={dispatch} />,
  compare: (ids) => <later.compare ids={ids} />,
  later,
  ahead: [later.step, later.run],
};

/** The task that the address names, if it asks for a text in the CV; otherwise the home of the tool. */
function Start(props: ComponentProps<typeof Home>) {
  const [params] = useSearchParams();
  const task = useTaskInHand();
  const asked = params.has(TASK_PARAMETER) && task ? findLineTask(task) : null;
  if (!task || !asked) return <Home {...props} />;
  return <WriteLine key={task.id} task={task} asked={asked} unanalysed={props.state.resume?.label ?? null} />;
}

/** `/otimizador-curriculo`. */
export default function ResumePage() {
  return <ToolPage of={RESUME} />;
}
