import * as v from 'valibot';
import { GradeSchema } from '../diagnosis/result.ts';
import { EvidenceSchema, ScoreSchema } from '../score/score.ts';
import { DeductionSchema } from './finding.ts';

/** Bounds of a pasted job ad, characters. */
export const JOB_TEXT_LIMITS = { minimum: 120, maximum: 20_000 } as const;

export const JOB_ERROR_CODES = ['VAGA_CURTA', 'VAGA_LONGA', 'VAGA_PARECE_CURRICULO'] as const;
export type JobErrorCode = (typeof JOB_ERROR_CODES)[number];

/** Why a job ad could not be read, and a hint for the person; both texts in Portuguese. */
export interface JobReadError {
  readonly code: JobErrorCode;
  readonly message: string;
  readonly action: string;
}

/** Rungs of a career, lowest first. */
export const SENIORITIES = [
  'intern',
  'apprentice',
  'junior',
  'mid',
  'senior',
  'lead',
  'manager',
  'director',
] as const;
export const SenioritySchema = v.picklist(SENIORITIES);
export type Seniority = v.InferOutput<typeof SenioritySchema>;

/** How much a requirement counts. Manual ones (travel, shifts) only the person can judge; they are never gaps. */
export const NecessitySchema = v.picklist(['mandatory', 'desirable', 'context', 'manual']);

export const RequirementSchema = v.object({
  id: v.string(),
  label: v.string(),
  kind: v.picklist(['skill', 'licence', 'education', 'language', 'years', 'term', 'condition']),
  /** Id in the taxonomy; null for a term that it does not know. */
  skillId: v.nullable(v.string()),
  /**
   * Alternatives that also meet it ("Java ou Kotlin"): ids of skills, or names missing in the taxonomy. For education:
   * the accepted subjects, empty for any.
   */
  alternatives: v.array(v.string()),
  /** Further things in the same words of the ad ("Excel avançado com VBA"): ids of skills, or names. */
  also: v.optional(v.array(v.string())),
  necessity: NecessitySchema,
  /** Of a manual one: that it is a wish. */
  wished: v.optional(v.boolean()),
  /** 0 to 2. */
  weight: v.number(),
  /** Indispensable (CREA, CNH D, a degree required by law). */
  knockOut: v.boolean(),
  evidence: v.array(EvidenceSchema),
});
export type Requirement = v.InferOutput<typeof RequirementSchema>;

/** The reading of a job ad. Null or empty: the ad does not say. Evidence offsets refer to the ad's own text. */
export const JobReadingSchema = v.object({
  title: v.string(),
  occupationId: v.nullable(v.string()),
  seniorities: v.array(SenioritySchema),
  workModel: v.nullable(v.picklist(['onSite', 'hybrid', 'remote'])),
  contracts: v.array(v.picklist(['clt', 'pj', 'internship', 'apprentice', 'temporary', 'cooperative'])),
  disability: v.nullable(v.picklist(['exclusive', 'open'])),
  salary: v.nullable(
    v.object({ min: v.number(), max: v.number(), period: v.picklist(['hour', 'month', 'year']) }),
  ),
  minimumYears: v.nullable(v.number()),
  requirements: v.array(RequirementSchema),
  responsibilities: v.array(EvidenceSchema),
  /** Sentences that instruct a machine; they are left out of every measure. */
  instructions: v.array(v.string()),
});
export type JobReading = v.InferOutput<typeof JobReadingSchema>;

/** A requirement as a CV meets it. `grade` is null for manual requirements. */
export const RequirementMatchSchema = v.object({
  requirement: RequirementSchema,
  grade: v.nullable(GradeSchema),
  /** 0 to 1; null for manual requirements. */
  credit: v.nullable(v.number()),
  /** Spans of the CV. */
  evidence: v.array(EvidenceSchema),
  /** Whether the CV does not settle it: it is asked, and said neither to be there nor to be missing. */
  open: v.optional(v.boolean()),
  /** Whether a course towards the degree was begun and stopped: near it, and no proof of it. */
  stopped: v.optional(v.boolean()),
  /** In Portuguese: why this grade. */
  why: v.string(),
});
export type RequirementMatch = v.InferOutput<typeof RequirementMatchSchema>;

/** How a CV fits a job ad, `match-2.2`. */
export const JobMatchSchema = v.object({
  job: JobReadingSchema,
  score: ScoreSchema,
  deductions: v.array(DeductionSchema),
  requirements: v.array(RequirementMatchSchema),
  /** The score if nothing is met that the CV leaves open; absent where that changes nothing. */
  withoutOpen: v.optional(v.number()),
});
export type JobMatch = v.InferOutput<typeof JobMatchSchema>;
