import {
  DIAGNOSIS_LIMITS,
  type DiagnosisVariant,
  type HiddenExperience,
  type ResumeStructure,
} from '@aura/shared-domain';
import { computeConfidenceAfter, withoutPersonalData, type ResumeDraft } from '@aura/shared-career-ui';
import type { StepId } from './steps.ts';
import type { GoalDraft, WizardState } from './state.ts';

type SelfRatingDraft = WizardState['selfRatings'][string];

/** A person's changes to their answers. */
export type AnswerAction =
  | { readonly type: 'variantChosen'; readonly variant: DiagnosisVariant }
  | { readonly type: 'goalChanged'; readonly patch: Partial<GoalDraft> }
  | { readonly type: 'textPasted'; readonly text: string }
  | { readonly type: 'resumeRead'; readonly resume: ResumeDraft }
  | { readonly type: 'resumeEdited'; readonly structure: ResumeStructure }
  | { readonly type: 'personalDataRemoved' }
  | { readonly type: 'resumeDropped' }
  | { readonly type: 'hiddenAdded'; readonly kind: HiddenExperience['kind'] }
  | { readonly type: 'hiddenChanged'; readonly index: number; readonly patch: Partial<HiddenExperience> }
  | { readonly type: 'hiddenRemoved'; readonly index: number }
  | {
      readonly type: 'interestRated';
      readonly id: string;
      readonly value: number;
      readonly elapsedMs: number;
    }
  | { readonly type: 'interestsCleared' }
  | { readonly type: 'anchorChosen'; readonly id: string; readonly side: 'a' | 'b' }
  | { readonly type: 'selfRated'; readonly skillId: string; readonly patch: Partial<SelfRatingDraft> }
  | { readonly type: 'contextChanged'; readonly patch: Partial<WizardState['context']> };

export type WizardAction =
  | AnswerAction
  | { readonly type: 'stepEntered'; readonly step: StepId }
  | { readonly type: 'requestPrepared'; readonly requestId: string };

const UNRATED: SelfRatingDraft = { level: null, proof: '' };

/** The next state. A changed answer drops the id of an earlier request, which belonged to other answers. */
export function reduceWizard(state: WizardState, action: WizardAction): WizardState {
  if (action.type === 'stepEntered')
    return state.step === action.step ? state : { ...state, step: action.step };
  if (action.type === 'requestPrepared') return { ...state, requestId: action.requestId };
  return { ...state, ...answer(state, action), requestId: null };
}

function answer(state: WizardState, action: AnswerAction): Partial<WizardState> {
  switch (action.type) {
    case 'variantChosen':
      return { variant: action.variant };
    case 'goalChanged':
      return { goal: changeGoal(state.goal, action.patch) };
    case 'textPasted':
      return { pastedText: action.text };
    case 'resumeRead':
      return { resume: action.resume };
    case 'resumeEdited':
      return state.resume ? { resume: withStructure(state.resume, action.structure) } : {};
    case 'personalDataRemoved':
      return { resume: state.resume && withoutExposure(state.resume) };
    case 'resumeDropped':
      return { resume: null };
    case 'hiddenAdded':
    case 'hiddenChanged':
    case 'hiddenRemoved':
      return { hiddenExperiences: changeHidden(state.hiddenExperiences, action) };
    case 'interestRated':
      return {
        interests: {
          ratings: { ...state.interests.ratings, [action.id]: action.value },
          elapsedMs: state.interests.elapsedMs + action.elapsedMs,
        },
      };
    case 'interestsCleared':
      return { interests: { ratings: {}, elapsedMs: 0 } };
    case 'anchorChosen':
      return { anchors: { ...state.anchors, [action.id]: action.side } };
    case 'selfRated': {
      const rating = { ...UNRATED, ...state.selfRatings[action.skillId], ...action.patch };
      return { selfRatings: { ...state.selfRatings, [action.skillId]: rating } };
    }
    case 'contextChanged':
      return { context: { ...state.context, ...action.patch } };
  }
}

/** Another title is another role: what was chosen for the one before no longer holds. */
function changeGoal(goal: GoalDraft, patch: Partial<GoalDraft>): GoalDraft {
  const { occupationId: _, ...own } = goal;
  return patch.title === undefined || patch.title === goal.title
    ? { ...goal, ...patch }
    : { ...own, ...patch };
}

function withoutExposure(resume: ResumeDraft): ResumeDraft {
  const next = withoutPersonalData(resume) ?? resume;
  return { ...next, confidence: withStructure(resume, next.structure).confidence };
}

function withStructure(resume: ResumeDraft, structure: ResumeStructure): ResumeDraft {
  return {
    ...resume,
    structure,
    confidence: computeConfidenceAfter(resume.confidence, resume.structure, structure),
  };
}

type HiddenAction = Extract<AnswerAction, { readonly type: `hidden${string}` }>;

function changeHidden(list: readonly HiddenExperience[], action: HiddenAction): HiddenExperience[] {
  if (action.type === 'hiddenAdded') {
    return list.length < DIAGNOSIS_LIMITS.experiences
      ? [...list, { kind: action.kind, description: '' }]
      : [...list];
  }
  if (action.type === 'hiddenRemoved') return list.filter((_, index) => index !== action.index);
  return list.map((entry, index) => (index === action.index ? { ...entry, ...action.patch } : entry));
}
