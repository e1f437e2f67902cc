import { err, ok, type Result } from '@aura/shared-domain';
import { findRecurringPrice, type RecurringPrice } from '../catalogue.ts';
import { createId } from '../state/ids.ts';
import type { InvoiceLine, Subscription } from '../state/records/subscriptions.ts';
import { readSeconds, type World } from '../world.ts';
import { refusalOf } from './card.ts';
import { chargePeriod } from './charge-period.ts';
import { discounted, paidPart } from './discounts.ts';
import { periodLine, totalOf } from './invoices.ts';
import { computeNextPeriodEnd } from './periods.ts';
import { scheduleChange, stopSchedule } from './schedules.ts';
import { updateSubscription } from './update-subscription.ts';

/** Lets it end with the period that is paid for, or takes that back. What was scheduled for later is forgotten. */
export const setCancelAtPeriodEnd = (world: World, subscription: Subscription, cancel: boolean): void => {
  if (cancel === subscription.cancelAtPeriodEnd) return;
  stopSchedule(world, subscription, 'released');
  updateSubscription(world, subscription, {
    cancelAtPeriodEnd: cancel,
    canceledAt: cancel ? readSeconds(world) : null,
    cancellationReason: cancel ? 'cancellation_requested' : null,
  });
};

/** How another price takes the place of the one that is paid. */
export interface ChangeTerms {
  /** Seconds: the moment from which on the time that is left is counted. */
  readonly at: number;
  /** Whether the rest of a period is credited and charged at the new price. */
  readonly prorates: boolean;
}

/** What another price brings at once. */
export interface PriceChange {
  /** The lines of the invoice for now; empty if nothing is charged. */
  readonly lines: InvoiceLine[];
  readonly period: Pick<Subscription, 'priceId' | 'anchor' | 'periodStart' | 'periodEnd'>;
}

/**
 * Computes the effect of {@link changePrice}. With the same interval the period stays; with another one a new period
 * begins and is charged in full. The rest of the old price is credited, to the second, as at Stripe.
 */
export function priceChange(
  world: World,
  subscription: Subscription,
  price: RecurringPrice,
  { at: asked, prorates }: ChangeTerms,
): PriceChange {
  const former = findRecurringPrice(subscription.priceId);
  const { anchor, periodStart, periodEnd } = subscription;
  // A period that was skipped to begins in the future: all of it is left.
  const at = Math.max(asked, periodStart);
  const rest = (priceId: string, amount: number): InvoiceLine => ({
    id: createId('il'),
    priceId,
    amount: Math.round((amount * (periodEnd - at)) / (periodEnd - periodStart)),
    start: at,
    end: periodEnd,
    isProration: true,
    discount: 0,
  });
  const credit = rest(former.id, -former.amount * paidPart(world, subscription));
  if (price.interval === former.interval) {
    return {
      lines: prorates ? [credit, rest(price.id, price.amount)] : [],
      period: { priceId: price.id, anchor, periodStart, periodEnd },
    };
  }
  const period = {
    priceId: price.id,
    anchor: at,
    periodStart: at,
    periodEnd: computeNextPeriodEnd(at, price.interval, at),
  };
  const whole = periodLine({ ...subscription, ...period });
  return { lines: prorates ? [credit, whole] : [whole], period };
}

/** `refused`: the card was refused. `in_credit`: the credit exceeds the charge. */
export type ChangeRefusal = 'refused' | 'in_credit';

/**
 * Puts another price in the place of the one that is paid, at once.
 * @param keepsUnpaid whether it holds although the card refuses what is due now, and the subscription is late then
 */
export function changePrice(
  world: World,
  subscription: Subscription,
  price: RecurringPrice,
  { keepsUnpaid, ...terms }: ChangeTerms & { readonly keepsUnpaid: boolean },
): Result<void, ChangeRefusal> {
  if (price.id === subscription.priceId) return ok(undefined);
  const { lines, period } = priceChange(world, subscription, price, terms);
  if (totalOf(discounted(world, { ...subscription, ...period }, lines)) < 0) return err('in_credit');
  if (lines.length > 0 && !keepsUnpaid && refusalOf(subscription.paymentMethod)) return err('refused');
  if (lines.length === 0) updateSubscription(world, subscription, period);
  else chargePeriod(world, subscription, 'subscription_update', period, lines);
  return ok(undefined);
}

/**
 * Whether a portal waits with a change for the end of the period, by the two conditions that Stripe has: the new
 * price is a lower amount, or is paid more often.
 */
export function waitsForPeriodEnd({ priceId }: Subscription, price: RecurringPrice): boolean {
  const former = findRecurringPrice(priceId);
  return price.amount < former.amount || (former.interval === 'year' && price.interval === 'month');
}

/** What a person asks for in the portal: at once with what is left given back, or with the next period. */
export function changeInPortal(
  world: World,
  subscription: Subscription,
  price: RecurringPrice,
): Result<void, ChangeRefusal> {
  if (waitsForPeriodEnd(subscription, price)) {
    scheduleChange(world, subscription, price.id);
    return ok(undefined);
  }
  stopSchedule(world, subscription, 'released');
  return changePrice(world, subscription, price, {
    at: readSeconds(world),
    prorates: true,
    keepsUnpaid: false,
  });
}
