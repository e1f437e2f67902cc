import * as v from 'valibot';
import { CompanyRefSchema } from '../company/people.ts';
import { CountedPlaceSchema } from './company/membership.ts';
import { type AnyEndpoint, NO_BODY } from './endpoint.ts';

/** How long ago a person may have signed in to take their data along or to erase it, milliseconds. */
export const RECENT_LOGIN_MS = 5 * 60 * 1000;

const TimeSchema = v.pipe(v.string(), v.isoTimestamp());

/** Everything that is stored about a person. Times are ISO 8601, UTC, also inside of `data`. */
export const AccountExportSchema = v.object({
  exportedAt: TimeSchema,
  account: v.object({
    uid: v.string(),
    email: v.nullable(v.string()),
    emailVerified: v.boolean(),
    displayName: v.nullable(v.string()),
    photoUrl: v.nullable(v.string()),
    /** Provider ids, such as `password` and `google.com`. */
    providers: v.array(v.string()),
    createdAt: TimeSchema,
    lastSignInAt: v.nullable(TimeSchema),
  }),
  /**
   * The current contribution to companies' sums, for each present or former place on a list. Older backends did not
   * send it.
   */
  contributions: v.optional(
    v.array(v.object({ companyId: CompanyRefSchema, ...CountedPlaceSchema.entries })),
    [],
  ),
  documents: v.array(
    v.object({
      /** Slash-separated, from the root of the database. */
      path: v.string(),
      data: v.record(v.string(), v.unknown()),
    }),
  ),
});
export type AccountExport = v.InferOutput<typeof AccountExportSchema>;

export const AccountDeletedSchema = v.object({ deleted: v.literal(true) });
export type AccountDeleted = v.InferOutput<typeof AccountDeletedSchema>;

export const accountExportEndpoint = {
  method: 'GET',
  path: '/account/export',
  auth: 'person',
  request: NO_BODY,
  response: AccountExportSchema,
  timeoutMs: 60_000,
} as const satisfies AnyEndpoint;

export const accountDeleteEndpoint = {
  method: 'DELETE',
  path: '/account',
  auth: 'person',
  request: NO_BODY,
  response: AccountDeletedSchema,
  timeoutMs: 60_000,
} as const satisfies AnyEndpoint;

/** Ends every session of the account, this one too. */
export const accountSessionsEndEndpoint = {
  method: 'POST',
  path: '/account/sessions/end',
  auth: 'person',
  request: NO_BODY,
  response: v.object({ ended: v.literal(true) }),
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;

/** Where the account was used, the newest first. */
export const accountSessionsEndpoint = {
  method: 'GET',
  path: '/account/sessions',
  auth: 'person',
  request: NO_BODY,
  response: v.object({
    sessions: v.array(
      v.object({
        /** Browser and system in words. */
        device: v.string(),
        signedInAt: TimeSchema,
        lastSeen: TimeSchema,
        /** Whether it made this call. */
        isThis: v.boolean(),
      }),
    ),
  }),
  timeoutMs: 15_000,
} as const satisfies AnyEndpoint;
