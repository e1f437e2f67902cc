import { recurringPrice, type RecurringPrice } from '../catalogue.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import { seconds, type World } from '../world.ts';
import { chargePeriod } from './charge-period.ts';
import { nextPeriodEnd } from './periods.ts';
import { updateSubscription } from './update-subscription.ts';

/** Lets it end with the period that is paid for, or takes that back. */
export const setCancelAtPeriodEnd = (world: World, subscription: Subscription, cancel: boolean): void => {
  if (cancel === subscription.cancelAtPeriodEnd) return;
  updateSubscription(world, subscription, {
    cancelAtPeriodEnd: cancel,
    canceledAt: cancel ? seconds(world) : null,
    cancellationReason: cancel ? 'cancellation_requested' : null,
  });
};

/** What another price would bring now. */
export interface PriceChange {
  /** Whether a new period begins now, and is charged in full. */
  readonly startsPeriod: boolean;
  /** When the new price is charged next, in seconds. */
  readonly nextCharge: number;
}

/** What {@link changePrice} would do. */
export function priceChange(
  world: World,
  { priceId, periodEnd }: Subscription,
  { interval }: RecurringPrice,
): PriceChange {
  const startsPeriod = interval !== recurringPrice(priceId).interval;
  const now = seconds(world);
  return { startsPeriod, nextCharge: startsPeriod ? nextPeriodEnd(now, interval, now) : periodEnd };
}

/**
 * Puts another price in the place of the one that is paid. It holds at once. Paid as often as before, it is charged
 * from the next period on; paid more or less often, a new period begins now and is charged in full. What is left of
 * the former period is not credited.
 */
export function changePrice(world: World, subscription: Subscription, price: RecurringPrice): void {
  if (price.id === subscription.priceId) return;
  const changes = { priceId: price.id };
  const { startsPeriod, nextCharge } = priceChange(world, subscription, price);
  if (!startsPeriod) return updateSubscription(world, subscription, changes);
  const now = seconds(world);
  chargePeriod(world, subscription, 'subscription_update', {
    ...changes,
    anchor: now,
    periodStart: now,
    periodEnd: nextCharge,
  });
}
