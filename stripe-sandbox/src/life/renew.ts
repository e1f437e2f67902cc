import { recurringPrice } from '../catalogue.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import type { World } from '../world.ts';
import { chargePeriod } from './charge-period.ts';
import { endSubscription } from './end-subscription.ts';
import { nextPeriodEnd } from './periods.ts';

/** Takes a subscription that has begun over the end of its period: into the next one, or to its end. */
export function crossPeriodEnd(world: World, subscription: Subscription): void {
  if (subscription.cancelAtPeriodEnd) return endSubscription(world, subscription, 'cancellation_requested');
  const { interval } = recurringPrice(subscription.priceId);
  const periodStart = subscription.periodEnd;
  const periodEnd = nextPeriodEnd(subscription.anchor, interval, periodStart);
  chargePeriod(world, subscription, 'subscription_cycle', { periodStart, periodEnd });
}
