import * as v from 'valibot';
import { CompanyRefSchema, PulseAnswersSchema } from '@aura/shared-domain';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Sums of a statement over whole groups, each rounded: who disagrees, who does neither, who agrees. */
const ItemSumsSchema = v.object({ unfavourable: count, neutral: count, favourable: count });

/** What a pulse has of a unit once it is counted. */
const PulseUnitSumsSchema = v.object({
  unit: v.string(),
  /** People in its closed groups. */
  n: count,
  /** Who answered anything. */
  answered: count,
  items: v.record(v.string(), ItemSumsSchema),
  enps: v.object({ detractors: count, passives: count, promoters: count }),
});
export type PulseUnitSums = v.InferOutput<typeof PulseUnitSumsSchema>;

/** All that is kept of the answers to a pulse. */
export const PulseSumsSchema = v.object({
  version: v.literal('pulse-1.0'),
  /** What sums are rounded to. */
  size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  units: v.array(PulseUnitSumsSchema),
});
export type PulseSums = v.InferOutput<typeof PulseSumsSchema>;

/** `companies/{id}/pulses/{pulse}` */
export const StoredPulseSchema = v.object({
  /** `open`: answers may be stored still, or wait to be counted; `closed`: they are counted and erased. */
  state: v.picklist(['open', 'closed']),
  opensAt: v.date(),
  /** From then on nothing is answered. */
  closesAt: v.date(),
  /** Ids of units; none for all of them. */
  units: v.array(CompanyRefSchema),
  withEnps: v.boolean(),
  /**
   * A random secret of this pulse. The name of an answer is derived from it and the account, so that an answer does
   * not reveal its author. Empty once the answers are erased.
   */
  key: v.string(),
  /** `PulseSums` as a JSON text; null until they are counted. */
  body: v.nullable(v.string()),
});
export type StoredPulse = v.InferOutput<typeof StoredPulseSchema>;

/**
 * `companies/{id}/pulseAnswers/{hash}`: a person's answers, and the unit that they count in. Neither who nor when.
 */
export const StoredPulseAnswerSchema = v.object({
  pulseId: CompanyRefSchema,
  unit: v.string(),
  ...PulseAnswersSchema.entries,
});
export type StoredPulseAnswer = v.InferOutput<typeof StoredPulseAnswerSchema>;
