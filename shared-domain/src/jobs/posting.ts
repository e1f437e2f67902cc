import * as v from 'valibot';
import { JobReadingSchema, SenioritySchema } from '../optimizer/job.ts';
import {
  ContractSchema,
  DaySchema,
  DisabilitySchema,
  StateSchema,
  VacancySchema,
  WorkModelSchema,
} from './vacancy.ts';

/**
 * Values for filters, from the source's fields or else from the text. Null or empty means not said: a separate answer
 * that neither passes nor fails a filter.
 */
export const PostingFactsSchema = v.object({
  workModel: v.nullable(WorkModelSchema),
  contracts: v.array(ContractSchema),
  /** "Pleno/Sênior" is both. */
  seniorities: v.array(SenioritySchema),
  states: v.array(StateSchema),
  disability: v.nullable(DisabilitySchema),
  /** Reais a month, converted from the stated period; null also for other currencies. */
  monthlySalary: v.nullable(v.object({ min: v.number(), max: v.number() })),
  publishedOn: v.nullable(DaySchema),
});
export type PostingFacts = v.InferOutput<typeof PostingFactsSchema>;

/** One more appearance of the same job: another city, source or date. */
export const VersionSchema = v.object({
  ...v.pick(VacancySchema, ['id', 'source', 'url', 'places', 'publishedOn']).entries,
});
export type Version = v.InferOutput<typeof VersionSchema>;

/** A job on the market: one ad that represents it, and all places where it appears. */
export const PostingSchema = v.object({
  /** Id of the ad that represents it. */
  id: v.string(),
  vacancy: VacancySchema,
  /** Every appearance, newest first, with the ad that represents it. */
  versions: v.array(VersionSchema),
  /** Null if the text is too short or no ad; its score is then null as well. */
  reading: v.nullable(JobReadingSchema),
  facts: PostingFactsSchema,
});
export type Posting = v.InferOutput<typeof PostingSchema>;

export const CAUTION_IDS = [
  'old',
  'reposted',
  'noCompany',
  'asksPayment',
  'chatOnly',
  'asksDocuments',
  'salaryPromise',
  'otherDomain',
] as const;

/** A warning sign to check before applying. Never a verdict. */
export const CautionSchema = v.object({
  id: v.picklist(CAUTION_IDS),
  /** In Portuguese: the finding. */
  text: v.string(),
  /** In Portuguese: how to check it. */
  check: v.string(),
  /** The words of the ad; empty if no line says it. */
  quote: v.string(),
});
export type Caution = v.InferOutput<typeof CautionSchema>;

/** `check` from one signal, `care` from several or a weighty one. */
export const CautionsSchema = v.object({
  level: v.picklist(['none', 'check', 'care']),
  cautions: v.array(CautionSchema),
});
export type Cautions = v.InferOutput<typeof CautionsSchema>;
