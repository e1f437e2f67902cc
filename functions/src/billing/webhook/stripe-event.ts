import * as v from 'valibot';

const ReferenceSchema = v.union([v.string(), v.object({ id: v.string() })]);

/** The fields that we read of Stripe's events; the signature guarantees the rest. */
export const StripeEventSchema = v.object({
  id: v.string(),
  type: v.string(),
  livemode: v.boolean(),
  data: v.object({
    object: v.object({
      id: v.optional(v.string()),
      object: v.optional(v.string()),
      customer: v.nullish(ReferenceSchema),
      payment_intent: v.nullish(ReferenceSchema),
    }),
  }),
});
export type StripeEvent = v.InferOutput<typeof StripeEventSchema>;

export const readId = (reference: v.InferOutput<typeof ReferenceSchema>): string =>
  typeof reference === 'string' ? reference : reference.id;

/** Families of events that may change a person's purchases. */
const HEEDED = [
  /^customer\.subscription\./,
  /^subscription_schedule\./,
  /^customer\.deleted$/,
  /^invoice\.(paid|payment_failed|voided|marked_uncollectible)$/,
  /^payment_intent\.(succeeded|canceled|payment_failed)$/,
  /^charge\.(refunded|dispute\..+)$/,
  /^refund\./,
];

/** Whether an event of this type concerns purchases. */
export const isHeeded = (type: string): boolean => HEEDED.some((family) => family.test(type));
