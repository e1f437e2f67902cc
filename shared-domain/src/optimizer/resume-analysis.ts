import * as v from 'valibot';
import { ResumeStructureSchema } from '../resume/structure-schema.ts';
import { ScoreSchema } from '../score/score.ts';
import { DeductionSchema, FindingSchema } from './finding.ts';
import { JOB_TEXT_LIMITS, JobMatchSchema } from './job.ts';
import { SuggestionSchema } from './suggestion.ts';

/** The reader's findings about the file itself, which the structure no longer shows. */
export const ReadingConditionsSchema = v.object({
  layout: v.picklist(['oneColumn', 'twoColumns', 'plainText']),
  /** Codes of the reader's notices. */
  notices: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(20)),
});
export type ReadingConditions = v.InferOutput<typeof ReadingConditionsSchema>;

/** Input of an analysis; the same input and time give the same bytes. */
export const ResumeAnalysisInputSchema = v.object({
  resume: ResumeStructureSchema,
  reading: ReadingConditionsSchema,
  /** Target role; empty without one. */
  goal: v.pipe(v.string(), v.maxLength(200)),
  /** Job ad; empty without one. */
  jobText: v.pipe(v.string(), v.maxLength(JOB_TEXT_LIMITS.maximum)),
});
export type ResumeAnalysisInput = v.InferOutput<typeof ResumeAnalysisInputSchema>;

/** An analysis of a CV. Evidence of source `cv` counts in `text`, of source `job` in the ad. */
export const ResumeAnalysisSchema = v.object({
  version: v.literal('resume-1'),
  /** ISO 8601, UTC. */
  generatedAt: v.string(),
  inputHash: v.string(),
  /** The CV as the measures read it, see `renderResumeText`. */
  text: v.string(),
  /** `cv-1.0`. */
  quality: ScoreSchema,
  deductions: v.array(DeductionSchema),
  findings: v.array(FindingSchema),
  /** Null without an ad. */
  match: v.nullable(JobMatchSchema),
  suggestions: v.array(SuggestionSchema),
});
export type ResumeAnalysis = v.InferOutput<typeof ResumeAnalysisSchema>;
