import {
  DIAGNOSIS_LIMITS,
  type DiagnosisVariant,
  DiagnosisVariantSchema,
  GoalSchema,
  HiddenExperienceSchema,
  LearningContextSchema,
  RESUME_LIMITS,
  SelfRatingSchema,
} from '@aura/shared-domain';
import * as v from 'valibot';
import { ResumeDraftSchema } from '@aura/shared-career-ui';
import { STEP_IDS } from './steps.ts';

const { entries: goal } = GoalSchema;

/** Maximum length of a typed wage. */
export const SALARY_CHARACTERS = 40;

/** Raised whenever a stored draft of the previous shape could no longer be read. */
const SHAPE = 1;

/**
 * All input of a person in the wizard, exactly as typed. A draft stores it, so that nothing is lost between two
 * visits; `buildAnswers` converts it to the backend's form.
 */
export const WizardStateSchema = v.object({
  shape: v.literal(SHAPE),
  variant: DiagnosisVariantSchema,
  /** The person's last step. */
  step: v.picklist(STEP_IDS),
  goal: v.object({
    ...goal,
    exploring: v.boolean(),
    /** As typed: "3.500", "R$ 3500". */
    salaryFloor: v.pipe(v.string(), v.maxLength(SALARY_CHARACTERS)),
  }),
  resume: v.nullable(ResumeDraftSchema),
  pastedText: v.pipe(v.string(), v.maxLength(RESUME_LIMITS.characters)),
  hiddenExperiences: v.pipe(v.array(HiddenExperienceSchema), v.maxLength(DIAGNOSIS_LIMITS.experiences)),
  interests: v.object({
    ratings: v.record(v.string(), v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
    elapsedMs: v.pipe(v.number(), v.minValue(0)),
  }),
  anchors: v.record(v.string(), v.picklist(['a', 'b'])),
  /** Skill id → rating; ratings of an earlier goal stay here and are simply not sent. */
  selfRatings: v.record(
    v.string(),
    v.object({ level: v.nullable(SelfRatingSchema.entries.level), proof: SelfRatingSchema.entries.proof }),
  ),
  context: v.object({
    hoursPerWeek: v.nullable(LearningContextSchema.entries.hoursPerWeek),
    budget: v.nullable(LearningContextSchema.entries.budget),
    accessibility: LearningContextSchema.entries.accessibility,
  }),
  /** Id under which these very answers were already sent once; a retry with it counts once. */
  requestId: v.nullable(v.string()),
});
export type WizardState = v.InferOutput<typeof WizardStateSchema>;
export type GoalDraft = WizardState['goal'];

/** The wizard before the first answer. */
export function createInitialState(variant: DiagnosisVariant): WizardState {
  return {
    shape: SHAPE,
    variant,
    step: 'objetivo',
    goal: {
      exploring: false,
      title: '',
      horizonMonths: 6,
      contract: 'any',
      workModel: 'any',
      location: '',
      salaryFloor: '',
      constraints: '',
      referenceJobs: [],
    },
    resume: null,
    pastedText: '',
    hiddenExperiences: [],
    interests: { ratings: {}, elapsedMs: 0 },
    anchors: {},
    selfRatings: {},
    context: { hoursPerWeek: null, budget: null, accessibility: '' },
    requestId: null,
  };
}
