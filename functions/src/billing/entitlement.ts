import * as v from 'valibot';
import { PaidPlanSchema, IntervalSchema } from '@aura/shared-domain';

const SubscriptionSourceSchema = v.object({
  kind: v.literal('subscription'),
  id: v.string(),
  priceId: v.string(),
  plan: PaidPlanSchema,
  interval: IntervalSchema,
  /** Centavos of the next charge, after the coupon's discount. */
  amount: v.number(),
  /** Next charge; null if there is none. */
  renewsAt: v.nullable(v.date()),
  endsAt: v.nullable(v.date()),
  /** Invoice of a renewal that could not be charged and is tried again; null for none. */
  overdueInvoiceId: v.nullable(v.string()),
  /** Ended at Stripe: only paid time remains, and another one may be bought in addition. */
  isOver: v.optional(v.boolean(), false),
  /** The state after the current period; absent if it does not change. */
  changesTo: v.optional(
    v.object({ plan: PaidPlanSchema, interval: IntervalSchema, amount: v.number(), at: v.date() }),
  ),
});
export type SubscriptionSource = Readonly<v.InferOutput<typeof SubscriptionSourceSchema>>;

/** Single payments, combined: their times follow one another. */
const PaymentSourceSchema = v.object({
  kind: v.literal('payment'),
  /** Of the newest payment. */
  id: v.string(),
  priceId: v.string(),
  plan: PaidPlanSchema,
  /** When the last of them is used up. */
  endsAt: v.date(),
});
export type PaymentSource = Readonly<v.InferOutput<typeof PaymentSourceSchema>>;

/** A person's paid access at one moment. */
export const EntitlementSchema = v.object({
  plan: v.picklist(['freemium', 'impulso', 'decolagem']),
  /**
   * When the access to this plan ends; null if it continues or there is none. It may be later than the end of
   * `source`, if another purchase gives the same plan for longer.
   */
  endsAt: v.nullable(v.date()),
  /** The purchase that gives it; null without a paid one. */
  source: v.nullable(v.variant('kind', [SubscriptionSourceSchema, PaymentSourceSchema])),
  /** The next moment at which it would be another although nothing happens at Stripe; null for none. */
  changesAt: v.nullable(v.date()),
  /** A subscription that gives nothing and is not charged while a bank decides about its money; null for none. */
  suspended: v.optional(v.nullable(v.object({ id: v.string(), plan: PaidPlanSchema })), null),
});
export type Entitlement = Readonly<v.InferOutput<typeof EntitlementSchema>>;
/** The source of an entitlement. */
export type Source = NonNullable<Entitlement['source']>;

export const NO_ENTITLEMENT: Entitlement = {
  plan: 'freemium',
  endsAt: null,
  source: null,
  changesAt: null,
  suspended: null,
};
