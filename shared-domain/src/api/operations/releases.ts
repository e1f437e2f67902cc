import * as v from 'valibot';
import { OperatorReasonSchema } from './reason.ts';

const RevisionSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const RemoteSchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,30}$/));
const VersionSchema = v.pipe(v.string(), v.maxLength(32), v.regex(/^\d+\.\d+\.\d+(-[a-z0-9.]+)?$/));

/** What can be done with a remote at the operators' page. */
export const RELEASE_ACTIONS = ['promote', 'stop-stage', 'rollback', 'retire'] as const;
export type ReleaseAction = (typeof RELEASE_ACTIONS)[number];

/** Entries of the log that come at once. */
export const RELEASE_LOG_PAGE = 20;

export const ReleasesRequestSchema = v.strictObject({
  /** Entries of the log before this revision; the newest without it. */
  before: v.optional(RevisionSchema),
});
export type ReleasesRequest = v.InferOutput<typeof ReleasesRequestSchema>;

const StandingRemoteSchema = v.object({
  name: v.string(),
  /** The version that everybody gets. */
  current: v.string(),
  previous: v.nullable(v.string()),
  /** `audience` says who gets it, as it follows "para". */
  staged: v.nullable(v.object({ version: v.string(), audience: v.string() })),
  /** Versions that everybody once had and that were not taken back, newest first. */
  earlier: v.array(v.string()),
});
export type StandingRemote = v.InferOutput<typeof StandingRemoteSchema>;

const ReleaseLogEntrySchema = v.object({
  revision: RevisionSchema,
  /** As the log of the registry calls it; it may know more than this page. */
  action: v.string(),
  remote: v.string(),
  version: v.string(),
  by: v.string(),
  reason: v.nullable(v.string()),
  at: v.string(),
});
export type ReleaseLogEntry = v.InferOutput<typeof ReleaseLogEntrySchema>;

export const ReleasesResponseSchema = v.object({
  /** Revision that all of this is of. */
  revision: RevisionSchema,
  remotes: v.array(StandingRemoteSchema),
  /** Newest first. */
  log: v.array(ReleaseLogEntrySchema),
  /** Whether there are older entries. */
  hasOlder: v.boolean(),
  /** Whether the server can read the releases at all. */
  isReadable: v.boolean(),
  /** Missing settings of the server, without which it cannot show or change releases. */
  missing: v.array(v.string()),
});
export type ReleasesResponse = v.InferOutput<typeof ReleasesResponseSchema>;

export const ChangeReleaseRequestSchema = v.strictObject({
  action: v.picklist(RELEASE_ACTIONS),
  remote: RemoteSchema,
  /** For `rollback`: the version that everybody is to get. */
  to: v.optional(VersionSchema),
  reason: OperatorReasonSchema,
  /** The revision that the operator saw: later changes of the remote by others take precedence. */
  seen: RevisionSchema,
});
export type ChangeReleaseRequest = v.InferOutput<typeof ChangeReleaseRequestSchema>;

export const ChangeReleaseResponseSchema = v.object({
  revision: RevisionSchema,
  /** What was done, as a sentence. */
  message: v.string(),
});
export type ChangeReleaseResponse = v.InferOutput<typeof ChangeReleaseResponseSchema>;
