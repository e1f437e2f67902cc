import * as v from 'valibot';
import { LinkedInAnalysisInputSchema, LinkedInAnalysisSchema } from '../optimizer/linkedin.ts';
import { ResumeAnalysisInputSchema, ResumeAnalysisSchema } from '../optimizer/resume-analysis.ts';
import { VersionChangesSchema } from '../optimizer/suggestion.ts';
import { RequestIdSchema } from './request-id.ts';
import type { AnyEndpoint } from './endpoint.ts';

/** A revision of a run keeps goal and job ad, is the same CV, and costs nothing within a day. */
const RunFields = { requestId: RequestIdSchema, revisionOf: v.nullable(RequestIdSchema) };

export const ResumeRunRequestSchema = v.object({
  ...RunFields,
  input: ResumeAnalysisInputSchema,
  /** What a revision changes and why; it is stored with it and changes no measure. */
  changes: v.optional(VersionChangesSchema),
});
export type ResumeRunRequest = v.InferOutput<typeof ResumeRunRequestSchema>;

export const LinkedInRunRequestSchema = v.object({ ...RunFields, input: LinkedInAnalysisInputSchema });
export type LinkedInRunRequest = v.InferOutput<typeof LinkedInRunRequestSchema>;

const AnsweredFields = {
  /** Equals the request's id. */
  runId: v.string(),
  /** Whether this run counts in the month. */
  charged: v.boolean(),
  /** Ids of badges granted by this call. */
  newBadges: v.array(v.string()),
  /** Name of the model that can rewrite the texts of this run; null if only templates write. */
  writer: v.nullable(v.string()),
};

export const ResumeRunResponseSchema = v.object({ ...AnsweredFields, analysis: ResumeAnalysisSchema });
export type ResumeRunResponse = v.InferOutput<typeof ResumeRunResponseSchema>;

export const LinkedInRunResponseSchema = v.object({ ...AnsweredFields, analysis: LinkedInAnalysisSchema });
export type LinkedInRunResponse = v.InferOutput<typeof LinkedInRunResponseSchema>;

/** Runs that are kept of a tool; the oldest give way. */
export const STORED_RUNS = 12;

/** A run as stored in `users/{uid}/resumeRuns/{runId}`, with Dates for timestamps. */
const StoredFields = {
  createdAt: v.date(),
  charged: v.boolean(),
  /** The charged run that this one revises; its own id if it revises none. */
  rootId: v.string(),
  newBadges: v.array(v.string()),
  /** Name of the model that could rewrite the texts when the run was made; null if only templates wrote. */
  writer: v.optional(v.nullable(v.string()), null),
};

export const StoredResumeRunSchema = v.object({
  ...StoredFields,
  input: ResumeAnalysisInputSchema,
  analysis: ResumeAnalysisSchema,
  changes: v.optional(VersionChangesSchema),
});
export type StoredResumeRun = v.InferOutput<typeof StoredResumeRunSchema>;

/** A version of a CV in the same place: an analysed one, or one that the person wrote and nothing has measured. */
export const StoredResumeVersionSchema = v.object({
  ...StoredResumeRunSchema.entries,
  analysis: v.nullable(ResumeAnalysisSchema),
});
export type StoredResumeVersion = v.InferOutput<typeof StoredResumeVersionSchema>;

/** A CV that the person has edited; it is kept as a version, measured by nothing, and counts nothing. */
export const ResumeVersionRequestSchema = v.object({
  requestId: RequestIdSchema,
  /** The version that was edited; null for the CV of the profile. */
  basedOn: v.nullable(RequestIdSchema),
  input: ResumeAnalysisInputSchema,
  changes: v.pipe(VersionChangesSchema, v.minLength(1)),
});
export type ResumeVersionRequest = v.InferOutput<typeof ResumeVersionRequestSchema>;

const ResumeVersionResponseSchema = v.object({
  /** Equals the request's id. */
  runId: v.string(),
});
export type ResumeVersionResponse = v.InferOutput<typeof ResumeVersionResponseSchema>;

/** A run as stored in `users/{uid}/linkedinRuns/{runId}`. */
export const StoredLinkedInRunSchema = v.object({
  ...StoredFields,
  input: LinkedInAnalysisInputSchema,
  analysis: LinkedInAnalysisSchema,
});
export type StoredLinkedInRun = v.InferOutput<typeof StoredLinkedInRunSchema>;

export const resumeRunEndpoint = {
  method: 'POST',
  path: '/tools/resume',
  auth: 'person',
  request: ResumeRunRequestSchema,
  response: ResumeRunResponseSchema,
  timeoutMs: 30_000,
} as const satisfies AnyEndpoint;

export const resumeVersionEndpoint = {
  method: 'POST',
  path: '/tools/resume/versions',
  auth: 'person',
  request: ResumeVersionRequestSchema,
  response: ResumeVersionResponseSchema,
  timeoutMs: 30_000,
} as const satisfies AnyEndpoint;

export const linkedinRunEndpoint = {
  method: 'POST',
  path: '/tools/linkedin',
  auth: 'person',
  request: LinkedInRunRequestSchema,
  response: LinkedInRunResponseSchema,
  timeoutMs: 30_000,
} as const satisfies AnyEndpoint;
