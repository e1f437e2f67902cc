import { findRecurringPrice } from '../catalogue.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import type { World } from '../world.ts';
import { chargePeriod } from './charge-period.ts';
import { endSubscription } from './end-subscription.ts';
import { computeNextPeriodEnd } from './periods.ts';
import { nextPhase, getSchedule, stopSchedule } from './schedules.ts';

/** Takes a subscription that has begun over the end of its period: into the next one, or to its end. */
export function crossPeriodEnd(world: World, subscription: Subscription): void {
  if (subscription.cancelAtPeriodEnd) return endSubscription(world, subscription, 'cancellation_requested');
  const { priceId: former, periodEnd: periodStart } = subscription;
  const phase = nextPhase(world, subscription);
  const priceId = phase?.priceId ?? former;
  const { interval } = findRecurringPrice(priceId);
  // Paid more or less often, periods begin on the day of the change.
  const anchor = interval === findRecurringPrice(former).interval ? subscription.anchor : periodStart;
  const periodEnd = computeNextPeriodEnd(anchor, interval, periodStart);
  // A schedule whose last phase is over lets go of its subscription.
  if (!phase && getSchedule(world, subscription)) stopSchedule(world, subscription, 'released');
  chargePeriod(world, subscription, 'subscription_cycle', { priceId, anchor, periodStart, periodEnd });
}
