import * as v from 'valibot';
import { EvidenceSchema } from '../score/score.ts';

/**
 * Points that a dimension of a score lost, and where. The deductions of a graded dimension add up to 100 minus its
 * value. Without a line to point at, the message says what was looked for and where.
 */
export const DeductionSchema = v.object({
  id: v.string(),
  dimensionId: v.string(),
  /** Of the 100 of the dimension, one decimal. */
  points: v.number(),
  message: v.string(),
  action: v.string(),
  evidence: v.array(EvidenceSchema),
});
export type Deduction = v.InferOutput<typeof DeductionSchema>;

/** Something worth knowing that changes no number. */
export const FindingSchema = v.object({
  id: v.string(),
  kind: v.picklist(['privacy', 'readability', 'layout', 'injection', 'timeline', 'structure']),
  message: v.string(),
  action: v.string(),
  evidence: v.array(EvidenceSchema),
});
export type Finding = v.InferOutput<typeof FindingSchema>;
