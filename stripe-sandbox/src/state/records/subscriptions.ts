import * as v from 'valibot';
import { RECURRING_PRICES } from '../../catalogue.ts';
import { DiscountSchema } from './discounts.ts';
import { amount, id, instant, metadata, nullableId } from './fields.ts';

/** A file that names a price of another catalogue is of no use. */
const recurringPriceId = v.picklist(RECURRING_PRICES.map(({ id: priceId }) => priceId));

export const SubscriptionSchema = v.object({
  id,
  itemId: id,
  customer: id,
  priceId: recurringPriceId,
  status: v.picklist(['incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled']),
  created: instant,
  description: v.nullable(v.string()),
  metadata,
  /** The day of it is the day on which every period begins. */
  anchor: instant,
  periodStart: instant,
  periodEnd: instant,
  cancelAtPeriodEnd: v.boolean(),
  canceledAt: v.nullable(instant),
  endedAt: v.nullable(instant),
  cancellationReason: v.nullable(v.picklist(['cancellation_requested', 'payment_failed'])),
  latestInvoice: nullableId,
  /** Whether the card of the first payment is kept for the next ones. */
  savesCard: v.boolean(),
  paymentMethod: nullableId,
  /** Its invoices are void instead of charged. */
  isPaused: v.optional(v.boolean(), false),
  /** What changes it later; null for nothing. */
  schedule: v.optional(nullableId, null),
  /** What is taken off its invoices; null for nothing. */
  discount: v.optional(v.nullable(DiscountSchema), null),
});
export type Subscription = v.InferOutput<typeof SubscriptionSchema>;

/** What a subscription is to, from one moment to another. */
const PhaseSchema = v.object({ priceId: recurringPriceId, start: instant, end: instant });
export type Phase = v.InferOutput<typeof PhaseSchema>;

export const ScheduleSchema = v.object({
  id,
  customer: id,
  subscription: id,
  created: instant,
  status: v.picklist(['active', 'released', 'canceled']),
  endedAt: v.nullable(instant),
  /** The first is what the subscription is to now. */
  phases: v.array(PhaseSchema),
});
export type Schedule = v.InferOutput<typeof ScheduleSchema>;

/** A charge of an invoice, or a credit for an earlier one. */
const InvoiceLineSchema = v.object({
  id,
  priceId: recurringPriceId,
  /** Centavos; negative for what is given back. */
  amount: v.pipe(v.number(), v.integer()),
  start: instant,
  end: instant,
  isProration: v.boolean(),
  /** Centavos that a coupon takes off. */
  discount: v.optional(amount, 0),
});
export type InvoiceLine = v.InferOutput<typeof InvoiceLineSchema>;

export const InvoiceSchema = v.object({
  id,
  number: v.string(),
  /** Stripe has a separate object that links it to its payment intent. */
  paymentId: id,
  customer: id,
  subscription: id,
  subscriptionItem: id,
  /** The subscription's when it was made. */
  metadata,
  /** What it is for above all. */
  priceId: recurringPriceId,
  /** The sum of its lines, less what coupons take off. */
  amount,
  lines: v.array(InvoiceLineSchema),
  /** The coupon that takes something off; null for none. */
  discount: v.optional(v.nullable(DiscountSchema), null),
  reason: v.picklist(['subscription_create', 'subscription_cycle', 'subscription_update']),
  status: v.picklist(['open', 'paid', 'void']),
  created: instant,
  periodStart: instant,
  periodEnd: instant,
  paymentIntent: id,
  attempts: v.number(),
  paidAt: v.nullable(instant),
  voidedAt: v.nullable(instant),
});
export type Invoice = v.InferOutput<typeof InvoiceSchema>;
