import type { ResumeStructure } from '@aura/shared-domain';
import { computeConfidenceAfter, withoutPersonalData, type ResumeDraft } from '@aura/shared-career-ui';
import type { OptimizerState, Step } from './state.ts';
import type { Look } from './studio/look.ts';

export type OptimizerAction =
  | { readonly type: 'stepEntered'; readonly step: Step }
  | { readonly type: 'textPasted'; readonly text: string }
  | { readonly type: 'resumeRead'; readonly resume: ResumeDraft }
  | { readonly type: 'resumeEdited'; readonly structure: ResumeStructure }
  | { readonly type: 'personalDataRemoved' }
  | { readonly type: 'goalChanged'; readonly goal: string }
  | { readonly type: 'jobChanged'; readonly jobText: string }
  | { readonly type: 'requestPrepared'; readonly requestId: string }
  | { readonly type: 'analysed' }
  | { readonly type: 'lookChanged'; readonly look: Look }
  | { readonly type: 'accepted'; readonly runId: string; readonly id: string; readonly text: string }
  | { readonly type: 'undone'; readonly runId: string; readonly id: string };

/** A changed input is another request: only the very same one may be sent under the same id. */
const withChange = (state: OptimizerState, patch: Partial<OptimizerState>): OptimizerState => ({
  ...state,
  ...patch,
  requestId: null,
});

const listAccepted = (state: OptimizerState, runId: string) =>
  state.work?.runId === runId ? state.work.accepted : [];

/** What the optimiser holds after one action of the person. */
export function reduceOptimizer(state: OptimizerState, action: OptimizerAction): OptimizerState {
  switch (action.type) {
    case 'stepEntered':
      return state.step === action.step ? state : { ...state, step: action.step };
    case 'textPasted':
      return { ...state, pastedText: action.text };
    case 'resumeRead':
      return withChange(state, { resume: action.resume, pastedText: '' });
    case 'resumeEdited': {
      if (!state.resume) return state;
      const { structure } = action;
      const confidence = computeConfidenceAfter(state.resume.confidence, state.resume.structure, structure);
      return withChange(state, { resume: { ...state.resume, structure, confidence } });
    }
    case 'personalDataRemoved': {
      const resume = state.resume && withoutPersonalData(state.resume);
      return resume ? withChange(state, { resume }) : state;
    }
    case 'goalChanged':
      return withChange(state, { goal: action.goal });
    case 'jobChanged':
      return withChange(state, { jobText: action.jobText });
    case 'requestPrepared':
      return { ...state, requestId: action.requestId };
    case 'analysed':
      return { ...state, resume: null, requestId: null, step: 'curriculo', work: null };
    case 'lookChanged':
      return { ...state, look: action.look };
    case 'accepted': {
      const { runId, id, text } = action;
      const others = listAccepted(state, runId).filter((one) => one.id !== id);
      return { ...state, work: { runId, accepted: [...others, { id, text }] } };
    }
    case 'undone': {
      const { runId, id } = action;
      return {
        ...state,
        work: { runId, accepted: listAccepted(state, runId).filter((one) => one.id !== id) },
      };
    }
  }
}
