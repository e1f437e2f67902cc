import * as v from 'valibot';
import { FitNumberSchema, FitSchema } from '../jobs/job-fit.ts';
import { CautionsSchema, PostingFactsSchema, PostingSchema } from '../jobs/posting.ts';
import {
  FacetSchema,
  FilterGroupSchema,
  JOB_QUERY_LIMITS,
  JobFiltersSchema,
  JobQuerySchema,
  WordMatchSchema,
} from '../jobs/query.ts';
import { SourceStatusSchema } from '../jobs/source.ts';
import { JobAlertInputSchema, SavedJobChangeSchema, TRACKER_LIMITS } from '../jobs/tracker.ts';
import { VacancyIdSchema, VacancySchema, WorkModelSchema } from '../jobs/vacancy.ts';
import { JobMatchSchema } from '../optimizer/job.ts';
import { RequestIdSchema } from './request-id.ts';
import type { AnyEndpoint } from './endpoint.ts';

/** Cards of one page of results. */
export const JOBS_PER_PAGE = 20;

/** GET /jobs. Pages, filters and orders of the same words and place count once in 24 hours. */
export const JobSearchRequestSchema = v.object({
  query: JobQuerySchema,
  order: v.optional(v.picklist(['best', 'fit', 'newest', 'closest']), 'fit'),
  group: v.optional(FilterGroupSchema, 'meets'),
  /** Reais a month below which a posting comes last; unlike the filter of the query it hides none. */
  floor: JobFiltersSchema.entries.minimumSalary,
  /** Where the person lives: of a search without a place, postings elsewhere are named as such. */
  home: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(JOB_QUERY_LIMITS.place)), ''),
  /** From 1. */
  page: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)), 1),
});
export type JobSearchRequest = v.InferOutput<typeof JobSearchRequestSchema>;

const ReasonSchema = v.object({ label: v.string(), why: v.string() });

/** A posting in a list. The value shown is the value that sorts; null values come last. */
export const JobHitSchema = v.object({
  id: VacancyIdSchema,
  ...v.pick(VacancySchema, ['source', 'url', 'title', 'company', 'places', 'salary']).entries,
  facts: PostingFactsSchema,
  fit: FitNumberSchema,
  /** Weightiest requirements that the CV meets, comes near to, does not show, and those that only the person can tell. */
  met: v.array(ReasonSchema),
  near: v.optional(v.array(ReasonSchema), []),
  missing: v.array(ReasonSchema),
  open: v.optional(v.array(ReasonSchema), []),
  requirements: v.object({ met: v.number(), of: v.number() }),
  cautions: CautionsSchema.entries.level,
  /** How often the same job appears. */
  versions: v.number(),
  words: v.array(WordMatchSchema),
  /** Of an occupation near to what was searched, without all its words. */
  similar: v.optional(v.boolean(), false),
  /** In another state, or another city, than the place of the search; null if there, remote, or not said. */
  elsewhere: v.optional(v.nullable(v.picklist(['state', 'city'])), null),
  /** Whether the person follows it. */
  saved: v.optional(v.boolean(), false),
});
export type JobHit = v.InferOutput<typeof JobHitSchema>;

export const JobSearchResponseSchema = v.object({
  /** Whether this call counted in the month. */
  charged: v.boolean(),
  newBadges: v.array(v.string()),
  hits: v.array(JobHitSchema),
  page: v.number(),
  pages: v.number(),
  totals: v.object({ meets: v.number(), unknown: v.number() }),
  facets: v.array(FacetSchema),
  sources: v.array(SourceStatusSchema),
  /** Words of the query that only a similar spelling was found for. */
  corrected: v.array(v.object({ asked: v.string(), found: v.array(v.string()) })),
  /** False if no posting is at the requested place; then only remote ones are shown. */
  placeFound: v.boolean(),
  /** What was searched where it is not what was typed; null where it is. */
  understood: v.optional(
    v.nullable(v.object({ words: v.string(), place: v.string(), workModels: v.array(WorkModelSchema) })),
    null,
  ),
  /** If the city has no such jobs: the nearest cities with jobs for these words, nearest first. */
  nearby: v.optional(v.array(v.object({ place: v.string(), km: v.number(), jobs: v.number() })), []),
  /** How many of the hits of all pages are `similar`; they are in no total. */
  similar: v.optional(v.number(), 0),
  /** True where more was found than can be ranked; only the closest to the words were. */
  truncated: v.boolean(),
});
export type JobSearchResponse = v.InferOutput<typeof JobSearchResponseSchema>;

/** GET /jobs/posting: one posting in full. Costs nothing. */
export const JobPostingRequestSchema = v.object({ id: VacancyIdSchema });

export const JobPostingResponseSchema = v.object({
  posting: v.omit(PostingSchema, ['reading']),
  /** Text that the match was computed on: evidence of the ad counts in it. */
  text: v.string(),
  match: v.nullable(JobMatchSchema),
  cautions: CautionsSchema,
});
export type JobPostingResponse = v.InferOutput<typeof JobPostingResponseSchema>;

/** POST /jobs/saved: stores copies of ads in the tracker; an existing one stays unchanged. */
export const SaveJobsRequestSchema = v.object({
  jobs: v.pipe(
    v.array(v.object({ vacancy: VacancySchema, fit: v.nullable(FitSchema) })),
    v.minLength(1),
    v.maxLength(TRACKER_LIMITS.perCall),
  ),
});
export type SaveJobsRequest = v.InferOutput<typeof SaveJobsRequestSchema>;
export const SaveJobsResponseSchema = v.object({ saved: v.array(v.string()), kept: v.array(v.string()) });

/** POST /jobs/saved/change. */
export const ChangeSavedJobRequestSchema = v.object({ id: VacancyIdSchema, change: SavedJobChangeSchema });
export const ChangedSchema = v.object({ changed: v.literal(true) });

/** POST /jobs/alerts: creates a saved search, or replaces what the person set of it. The id is the caller's. */
export const SaveAlertRequestSchema = v.object({ id: RequestIdSchema, alert: JobAlertInputSchema });
export type SaveAlertRequest = v.InferOutput<typeof SaveAlertRequestSchema>;

/** POST /jobs/alerts/check: looks whether the person's saved searches that are due found something new. */
export const CheckAlertsRequestSchema = v.object({});
export const CheckAlertsResponseSchema = v.object({ checked: v.number(), news: v.number() });

/** GET /jobs/alerts/news: what a saved search found last. Costs nothing. */
export const AlertNewsRequestSchema = v.object({ id: RequestIdSchema });
export const AlertNewsResponseSchema = v.object({
  name: v.string(),
  hits: v.array(JobHitSchema),
  /** Ads that are not there any more. */
  gone: v.number(),
});
export type AlertNewsResponse = v.InferOutput<typeof AlertNewsResponseSchema>;

export const jobSearchEndpoint = {
  method: 'GET',
  path: '/jobs',
  auth: 'person',
  request: JobSearchRequestSchema,
  response: JobSearchResponseSchema,
  // The first search of a new process reads the market.
  timeoutMs: 50_000,
} as const satisfies AnyEndpoint;

export const jobPostingEndpoint = {
  method: 'GET',
  path: '/jobs/posting',
  auth: 'person',
  request: JobPostingRequestSchema,
  response: JobPostingResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const jobsSaveEndpoint = {
  method: 'POST',
  path: '/jobs/saved',
  auth: 'person',
  request: SaveJobsRequestSchema,
  response: SaveJobsResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;

export const savedJobChangeEndpoint = {
  method: 'POST',
  path: '/jobs/saved/change',
  auth: 'person',
  request: ChangeSavedJobRequestSchema,
  response: ChangedSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const alertSaveEndpoint = {
  method: 'POST',
  path: '/jobs/alerts',
  auth: 'person',
  request: SaveAlertRequestSchema,
  response: ChangedSchema,
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

export const alertsCheckEndpoint = {
  method: 'POST',
  path: '/jobs/alerts/check',
  auth: 'person',
  request: CheckAlertsRequestSchema,
  response: CheckAlertsResponseSchema,
  timeoutMs: 30_000,
} as const satisfies AnyEndpoint;

export const alertNewsEndpoint = {
  method: 'GET',
  path: '/jobs/alerts/news',
  auth: 'person',
  request: AlertNewsRequestSchema,
  response: AlertNewsResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;
