import * as v from 'valibot';
import { SenioritySchema } from '../optimizer/job.ts';
import { JobSourceIdSchema } from './source.ts';
import { ContractSchema, DaySchema, DisabilitySchema, StateSchema, WorkModelSchema } from './vacancy.ts';

export const JOB_QUERY_LIMITS = { words: 120, place: 80, salary: 1_000_000 } as const;

const makeListSchema = <T extends v.GenericSchema>(item: T) =>
  v.optional(v.pipe(v.array(item), v.maxLength(30)), []);

/** Filters of postings. Any value of a filter is enough; all filters must match. */
export const JobFiltersSchema = v.object({
  workModels: makeListSchema(WorkModelSchema),
  contracts: makeListSchema(ContractSchema),
  seniorities: makeListSchema(SenioritySchema),
  states: makeListSchema(StateSchema),
  disability: makeListSchema(DisabilitySchema),
  sources: makeListSchema(JobSourceIdSchema),
  /** Reais a month that the upper end has to reach; null for any. */
  minimumSalary: v.optional(
    v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(JOB_QUERY_LIMITS.salary))),
    null,
  ),
  /** First day of publication that counts; null for any. */
  publishedSince: v.optional(v.nullable(DaySchema), null),
});
export type JobFilters = v.InferOutput<typeof JobFiltersSchema>;

/** Filters that let everything pass. */
export const NO_FILTERS: JobFilters = v.parse(JobFiltersSchema, {});

/** How far around a city can be searched, km. */
export const RADII_KM = [0, 10, 25, 50, 100] as const;

/** A search. Without words every posting matches; without a place every place does. */
export const JobQuerySchema = v.object({
  words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(JOB_QUERY_LIMITS.words)), ''),
  /** A city, a state, or both. */
  place: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(JOB_QUERY_LIMITS.place)), ''),
  /** How far from the city a job may be, km as the crow flies; 0 for the city alone. */
  radiusKm: v.optional(v.picklist(RADII_KM), 0),
  /** Whether remote work counts as being at the place. */
  remoteAnywhere: v.optional(v.boolean(), true),
  filters: v.optional(JobFiltersSchema, {}),
});
export type JobQuery = v.InferOutput<typeof JobQuerySchema>;

/** The search that finds every posting. */
export const EVERY_JOB: JobQuery = v.parse(JobQuerySchema, {});

/** A posting that a filter asks about and that says nothing is `unknown`; one that says no is not found at all. */
export const FILTER_GROUPS = ['meets', 'unknown'] as const;
export const FilterGroupSchema = v.picklist(FILTER_GROUPS);
export type FilterGroup = v.InferOutput<typeof FilterGroupSchema>;

/** Filters with counts for each value. */
export const FACET_IDS = [
  'workModels',
  'contracts',
  'seniorities',
  'states',
  'disability',
  'sources',
] as const;

/** The number of results for each value of a filter, with all other filters unchanged. */
export const FacetSchema = v.object({
  id: v.picklist(FACET_IDS),
  /** Most frequent first. */
  values: v.array(v.object({ value: v.string(), count: v.number() })),
  /** Postings that do not say. */
  unknown: v.number(),
});
export type Facet = v.InferOutput<typeof FacetSchema>;

/** How a word of the query was found in a posting. */
export const WordMatchSchema = v.object({
  /** As the person typed it. */
  asked: v.string(),
  /** The form in the index. */
  found: v.string(),
  how: v.picklist(['exact', 'form', 'synonym', 'typo']),
  field: v.picklist(['title', 'company', 'place', 'description']),
});
export type WordMatch = v.InferOutput<typeof WordMatchSchema>;
