import * as v from 'valibot';
import { BillingDetailsSchema, BillingPaymentSchema } from '@aura/shared-domain';
import { withDates } from '../profile/parse-profile.ts';
import { EntitlementSchema, NO_ENTITLEMENT } from './entitlement.ts';

/** Collection of people's purchases, one document per account id. No browser reads it. */
export const BILLING = 'billing';

/** An unpaid purchase in progress. */
const AttemptSchema = v.object({
  id: v.string(),
  priceId: v.string(),
  /** The code of the coupon that it is bought with; null for none. */
  coupon: v.optional(v.nullable(v.string()), null),
  createdAt: v.date(),
  /** The subscription or payment intent at Stripe; null until it is made. */
  objectId: v.nullable(v.string()),
  /** The payment intent that the browser confirms; null until it is made. */
  paymentIntentId: v.nullable(v.string()),
});
export type Attempt = Readonly<v.InferOutput<typeof AttemptSchema>>;

/** Of a record that nothing was compared with yet: first in the order of the night. */
export const NEVER_COMPARED = new Date(0);

const BillingRecordSchema = v.object({
  customerId: v.optional(v.nullable(v.string()), null),
  attempt: v.optional(v.nullable(AttemptSchema), null),
  /** The newest purchase that was paid for; null for none. */
  paidAttempt: v.optional(v.nullable(v.object({ id: v.string(), priceId: v.string() })), null),
  entitlement: v.optional(EntitlementSchema, NO_ENTITLEMENT),
  /** When it was last compared with Stripe. */
  comparedAt: v.optional(v.date(), NEVER_COMPARED),
  /** Newest first, as on the page. */
  payments: v.optional(v.array(BillingPaymentSchema), []),
  /** The receiver of notes of service; null until the person gives one. */
  details: v.optional(v.nullable(BillingDetailsSchema), null),
});
/** The document `billing/{uid}`. */
export type BillingRecord = Readonly<v.InferOutput<typeof BillingRecordSchema>>;

/** Reads a record from stored data; an empty one for a person without purchases. Throws if the data is malformed. */
export const parseBillingRecord = (data: unknown): BillingRecord =>
  v.parse(BillingRecordSchema, withDates(data ?? {}));
