import * as v from 'valibot';
import { RECURRING_PRICES } from '../../catalogue.ts';
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
});
export type Subscription = v.InferOutput<typeof SubscriptionSchema>;

export const InvoiceSchema = v.object({
  id,
  number: v.string(),
  lineId: id,
  /** What joins it to its payment intent is an object of its own at Stripe. */
  paymentId: id,
  customer: id,
  subscription: id,
  subscriptionItem: id,
  /** The subscription's when it was made. */
  metadata,
  priceId: recurringPriceId,
  amount,
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
