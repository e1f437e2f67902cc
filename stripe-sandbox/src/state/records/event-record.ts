import * as v from 'valibot';
import { id, millis, nullableId } from './fields.ts';

/** Something that happened, and how far telling it is. */
export const EventSchema = v.object({
  id,
  /** Whose it is, as the customer's metadata said; null where it said nothing. */
  uid: v.nullable(v.string()),
  customer: id,
  createdAt: millis,
  /** The event as Stripe words it. */
  body: v.looseObject({ id, type: v.string() }),
  attempts: v.number(),
  /** Time of the next delivery; null if there is none. */
  dueAt: v.nullable(millis),
});
export type EventRecord = v.InferOutput<typeof EventSchema>;

/** What was answered to a request that carried an idempotency key. */
export const KeptAnswerSchema = v.object({
  fingerprint: v.string(),
  body: v.unknown(),
  /** The customer concerned; null for none. */
  customer: nullableId,
  createdAt: millis,
});
export type KeptAnswer = v.InferOutput<typeof KeptAnswerSchema>;
