import type {
  CustomerState,
  PaidTime,
  PaidWith,
  PaymentState,
  StandingDiscount,
  Settlement,
  SubscriptionState,
  SubscriptionStatus,
} from './customer-state.ts';
import { LAPSED } from './checkout/waiting-payment.ts';
import { getNextPhase } from './change/changeable.ts';
import { type InvoicedPayment, indexInvoicedPayments } from './invoiced-payments.ts';
import { getPaidTimes } from './paid-times.ts';
import { findPeriodSettlement } from './find-period-settlement.ts';
import { getPause } from './stop-charging.ts';
import type {
  ChargeObject,
  DisputeObject,
  InvoiceObject,
  PaymentIntentObject,
  SubscriptionObject,
} from './stripe-objects-schema.ts';

/** A dispute that was won, and a bank's mere question, for which no money is taken. */
const KEPT: readonly string[] = ['won', 'warning_closed', 'warning_needs_response', 'warning_under_review'];
/** Decided for the bank's customer, or paid back before it came to a decision. */
const LOST: readonly string[] = ['lost', 'prevented'];

/**
 * State of the money of a charge.
 * @param disputes all disputes of it. A disputed charge stays marked; the disputes show how it ended
 */
function judgeSettlement(
  charge: ChargeObject,
  disputes: readonly Pick<DisputeObject, 'status'>[],
): Settlement {
  const isAsked = charge.disputed && disputes.length === 0;
  if (disputes.some(({ status }) => LOST.includes(status))) return 'lost';
  if (isAsked || disputes.some(({ status }) => !KEPT.includes(status))) return 'disputed';
  if (charge.refunded) return 'refunded';
  return charge.amount_refunded > 0 ? 'partly_refunded' : 'kept';
}

/** Everything that Stripe has of one customer. */
export interface CustomerObjects {
  readonly subscriptions: readonly SubscriptionObject[];
  readonly paymentIntents: readonly PaymentIntentObject[];
  readonly invoices: readonly InvoiceObject[];
  /** Of the charges that were disputed. */
  readonly disputes: readonly DisputeObject[];
}

/** The customer's purchases, converted from Stripe's objects, in its order. */
export function buildCustomerState(objects: CustomerObjects): CustomerState {
  const invoiced = indexInvoicedPayments(objects.invoices);
  const { length } = objects.paymentIntents;
  const payments = objects.paymentIntents.flatMap((intent, place) => {
    // Stripe begins with the newest.
    const payment = buildPayment(intent, invoiced.get(intent.id) ?? null, objects, length - place);
    return payment ? [payment] : [];
  });
  const settlements = new Map(payments.map(({ id, settlement }) => [id, settlement]));
  const subscriptions = objects.subscriptions.flatMap((subscription) => {
    const paidTimes = getPaidTimes(subscription, objects.invoices, settlements);
    const state = buildSubscription(subscription, payments, paidTimes);
    return state ? [state] : [];
  });
  const lapsed = objects.paymentIntents.filter(hasLapsed).map(({ id }) => id);
  return { subscriptions, payments, ...(lapsed.length > 0 && { lapsed }) };
}

/** Null for an intent that nothing was paid with, or that neither an invoice nor our backend says the price of. */
function buildPayment(
  intent: PaymentIntentObject,
  invoiced: InvoicedPayment | null,
  { subscriptions, disputes }: CustomerObjects,
  order: number,
): PaymentState | null {
  const { id, livemode, currency, latest_charge: charge } = intent;
  if (intent.status !== 'succeeded' || !charge) return null;
  const priceId = invoiced
    ? (invoiced.priceId ?? findCurrentPriceId(subscriptions, invoiced.subscriptionId))
    : intent.metadata['priceId'];
  if (priceId === undefined) return null;
  return {
    id,
    priceId,
    subscriptionId: invoiced?.subscriptionId ?? null,
    amount: intent.amount_received,
    currency,
    livemode,
    paidAt: charge.created,
    settlement: judgeSettlement(
      charge,
      disputes.filter((dispute) => dispute.payment_intent === id),
    ),
    isOfPeriod: invoiced?.isOfPeriod ?? true,
    receiptUrl: invoiced ? invoiced.receiptUrl : charge.receipt_url,
    isRenewal: invoiced?.isRenewal ?? false,
    formerPriceId: invoiced?.formerPriceId ?? null,
    order,
    paidWith: readPaidWith(charge),
    ...(invoiced && invoiced.discount > 0 && { discount: invoiced.discount }),
    returned: charge.amount_refunded,
  };
}

const hasLapsed = ({ status, last_payment_error: error }: PaymentIntentObject): boolean =>
  status === 'requires_payment_method' && error?.code === LAPSED;

const WAYS: readonly string[] = ['card', 'pix', 'boleto'] satisfies readonly PaidWith['kind'][];

function readPaidWith({ payment_method_details: details }: ChargeObject): PaidWith | null {
  if (!details || !WAYS.includes(details.type)) return null;
  const last4 = details.card?.last4;
  return { kind: details.type as PaidWith['kind'], ...(last4 && { last4 }) };
}

const findCurrentPriceId = (subscriptions: readonly SubscriptionObject[], id: string): string | undefined =>
  subscriptions.find((subscription) => subscription.id === id)?.items.data[0]?.price.id;

/** Null for a subscription to nothing. Ours are to one price each. */
function buildSubscription(
  subscription: SubscriptionObject,
  payments: readonly PaymentState[],
  paidTimes: readonly PaidTime[],
): SubscriptionState | null {
  const { id, livemode, created, latest_invoice: latestInvoiceId } = subscription;
  const [item] = subscription.items.data;
  if (!item) return null;
  const { price, current_period_end: periodEnd } = item;
  const discounts = listDiscounts(subscription);
  const next = getNextPhase(subscription.schedule, periodEnd);
  return {
    id,
    status: readStatus(subscription.status),
    priceId: price.id,
    amount: price.unit_amount ?? 0,
    currency: price.currency,
    livemode,
    createdAt: created,
    periodEnd,
    cancelAt: subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null),
    latestInvoiceId,
    settlement: findPeriodSettlement(payments.filter(({ subscriptionId }) => subscriptionId === id)),
    paidTimes,
    pause: getPause(subscription),
    ...(discounts.length > 0 && { discounts }),
    ...(next && { next }),
  };
}

/** One that held once has been used by the first invoice. */
const listDiscounts = ({ discounts }: SubscriptionObject): readonly StandingDiscount[] =>
  discounts.flatMap((discount) => {
    const coupon = typeof discount === 'string' ? null : discount.source.coupon;
    if (typeof discount === 'string' || coupon === null || typeof coupon === 'string') return [];
    if (coupon.duration === 'once') return [];
    return [{ percent: coupon.percent_off, amount: coupon.amount_off, end: discount.end }];
  });

const STATUSES: readonly string[] = [
  'incomplete',
  'incomplete_expired',
  'trialing',
  'active',
  'past_due',
  'unpaid',
  'canceled',
  'paused',
] satisfies readonly SubscriptionStatus[];

/** A word that Stripe may come to use, and that we do not know, gives nothing. */
const readStatus = (status: string): SubscriptionStatus =>
  STATUSES.includes(status) ? (status as SubscriptionStatus) : 'incomplete';
