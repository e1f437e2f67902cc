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
  /** When it is told next; null where that is over. */
  dueAt: v.nullable(millis),
});
export type EventRecord = v.InferOutput<typeof EventSchema>;

/** What was answered to a request that carried an idempotency key. */
export const KeptAnswerSchema = v.object({
  fingerprint: v.string(),
  body: v.unknown(),
  /** Whom it was about; null for nobody. */
  customer: nullableId,
  createdAt: millis,
});
export type KeptAnswer = v.InferOutput<typeof KeptAnswerSchema>;
