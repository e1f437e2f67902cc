import * as v from 'valibot';
import { ResumeStructureSchema } from '../resume/structure-schema.ts';

const makeTextSchema = (max: number) => v.pipe(v.string(), v.maxLength(max));
const id = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,59}$/));

/** Limits of the answers: characters of texts, items of lists, R$ per month. */
export const DIAGNOSIS_LIMITS = {
  title: 120,
  location: 120,
  salary: 1_000_000,
  constraints: 600,
  jobs: 3,
  job: 12_000,
  experiences: 10,
  experience: 600,
  proof: 400,
  accessibility: 300,
} as const;

export const RIASEC_LETTERS = ['R', 'I', 'A', 'S', 'E', 'C'] as const;
export type RiasecLetter = (typeof RIASEC_LETTERS)[number];

export const GoalSchema = v.object({
  /** Target role in the person's words; empty means "exploring". */
  title: makeTextSchema(DIAGNOSIS_LIMITS.title),
  /** The occupation that the person says the role is; null for none that we know. Without it, the title decides. */
  occupationId: v.exactOptional(v.nullable(id)),
  horizonMonths: v.picklist([3, 6, 12, 24]),
  contract: v.picklist(['any', 'clt', 'pj', 'publicServant']),
  workModel: v.picklist(['any', 'onSite', 'hybrid', 'remote']),
  location: makeTextSchema(DIAGNOSIS_LIMITS.location),
  /** Lowest acceptable pay, R$ per month; null if not given. */
  salaryFloor: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(DIAGNOSIS_LIMITS.salary))),
  constraints: makeTextSchema(DIAGNOSIS_LIMITS.constraints),
  /** Job ads pasted for a role that the taxonomy does not know. */
  referenceJobs: v.pipe(v.array(makeTextSchema(DIAGNOSIS_LIMITS.job)), v.maxLength(DIAGNOSIS_LIMITS.jobs)),
});
export type Goal = v.InferOutput<typeof GoalSchema>;

export const HiddenExperienceSchema = v.object({
  kind: v.picklist(['care', 'volunteering', 'gig', 'project', 'study']),
  description: makeTextSchema(DIAGNOSIS_LIMITS.experience),
});
export type HiddenExperience = v.InferOutput<typeof HiddenExperienceSchema>;

export const SelfRatingSchema = v.object({
  skillId: id,
  /** 0 never did it … 4 teaches others. */
  level: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(4)),
  /** One concrete proof; required from level 3 on. */
  proof: makeTextSchema(DIAGNOSIS_LIMITS.proof),
});
export type SelfRating = v.InferOutput<typeof SelfRatingSchema>;

export const LearningContextSchema = v.object({
  hoursPerWeek: v.pipe(v.number(), v.minValue(0), v.maxValue(40)),
  budget: v.picklist(['none', 'upTo100', 'upTo500', 'more']),
  accessibility: makeTextSchema(DIAGNOSIS_LIMITS.accessibility),
});
export type LearningContext = v.InferOutput<typeof LearningContextSchema>;

/** The person's input for the diagnosis. Every part except the goal may be missing: coverage then falls. */
export const DiagnosisAnswersSchema = v.object({
  goal: GoalSchema,
  resume: v.nullable(ResumeStructureSchema),
  hiddenExperiences: v.pipe(v.array(HiddenExperienceSchema), v.maxLength(DIAGNOSIS_LIMITS.experiences)),
  interests: v.nullable(
    v.object({
      /** Statement id → agreement, 1 to 5. */
      ratings: v.record(id, v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5))),
      /** Time spent on the page, milliseconds. */
      elapsedMs: v.pipe(v.number(), v.minValue(0)),
    }),
  ),
  /** Pair id → side chosen. */
  anchors: v.nullable(v.record(id, v.picklist(['a', 'b']))),
  selfRatings: v.pipe(v.array(SelfRatingSchema), v.maxLength(12)),
  context: v.nullable(LearningContextSchema),
});
export type DiagnosisAnswers = v.InferOutput<typeof DiagnosisAnswersSchema>;

export const DiagnosisVariantSchema = v.picklist(['full', 'quick']);
export type DiagnosisVariant = v.InferOutput<typeof DiagnosisVariantSchema>;
