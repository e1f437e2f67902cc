import type { AnyEndpoint } from '@aura/shared-domain';
import * as v from 'valibot';

/** ISO 8601, UTC. */
export const InstantSchema = v.pipe(v.string(), v.isoTimestamp());
/** Of an account. */
export const UidSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/));

/** The actions in the operators' log. */
export const OPERATOR_ACTIONS = [
  'ticket_read',
  'ticket_answered',
  'ticket_closed',
  'ticket_reopened',
  'person_searched',
  'person_read',
  'refund_requested',
  'refund_done',
  'refund_refused',
  'plan_granted',
  'plan_extended',
  'plan_ended',
  'purchases_compared',
  'password_link_sent',
  'notice_resent',
  'seats_changed',
  'contract_changed',
  'company_created',
  'company_closed',
  'manager_invited',
  'operator_granted',
  'operator_revoked',
] as const;
export const OperatorActionSchema = v.picklist(OPERATOR_ACTIONS);
export type OperatorAction = v.InferOutput<typeof OperatorActionSchema>;

/** Entries that come at once. */
export const LOG_PAGE = 50;

const LogEntrySchema = v.object({
  /** From 1 on, without gaps. */
  number: v.number(),
  at: InstantSchema,
  /** Who did it, by name. */
  operator: v.string(),
  action: OperatorActionSchema,
  /** The account that it was done with; null for none. */
  subjectUid: v.nullable(UidSchema),
  /** Further detail in our own words: a number of a message, days of a plan, an amount. */
  detail: v.string(),
  reason: v.nullable(v.string()),
});
export type LogEntry = v.InferOutput<typeof LogEntrySchema>;

export const LogRequestSchema = v.strictObject({
  /** Entries before this one; the newest without it. */
  before: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
});

export const LogResponseSchema = v.object({
  /** Newest first. */
  entries: v.array(LogEntrySchema),
  hasOlder: v.boolean(),
  /** Whether each of these entries is still what was written, and follows the one before it. */
  isIntact: v.boolean(),
});
export type LogResponse = v.InferOutput<typeof LogResponseSchema>;

export const operatorLogEndpoint = {
  method: 'GET',
  path: '/console/log',
  auth: 'person',
  request: LogRequestSchema,
  response: LogResponseSchema,
  timeoutMs: 20_000,
} as const satisfies AnyEndpoint;
