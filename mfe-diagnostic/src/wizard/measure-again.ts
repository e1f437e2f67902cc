import type { DiagnosisAnswers, DiagnosisVariant } from '@aura/shared-domain';
import type { ResumeDraft } from '@aura/shared-career-ui';
import { createInitialState, type WizardState } from './state.ts';

/** The input of an earlier diagnosis. */
export interface Earlier {
  readonly variant: DiagnosisVariant;
  readonly answers: DiagnosisAnswers;
  readonly resume: ResumeDraft | null;
}

/** The wizard filled in with every earlier answer, at its last step: only what has changed is left to say. */
export function createStateFrom({ variant, answers, resume }: Earlier): WizardState {
  const empty = createInitialState(variant);
  const { goal, hiddenExperiences, interests, anchors, selfRatings, context } = answers;
  return {
    ...empty,
    step: 'revisao',
    goal: {
      ...goal,
      exploring: goal.title === '',
      salaryFloor: goal.salaryFloor === null ? '' : String(goal.salaryFloor).replace('.', ','),
    },
    resume,
    hiddenExperiences,
    interests: interests ?? empty.interests,
    anchors: anchors ?? empty.anchors,
    selfRatings: Object.fromEntries(
      selfRatings.map(({ skillId, level, proof }) => [skillId, { level, proof }]),
    ),
    context: context ?? empty.context,
  };
}
