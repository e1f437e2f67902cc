import { emit } from '../events/emit.ts';
import { renderSubscription } from '../objects/subscription.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import { change } from '../state/table.ts';
import { readSeconds, type World } from '../world.ts';
import { getOpenInvoice } from './charge-period.ts';
import { voidInvoice } from './invoices.ts';
import { stopSchedule } from './schedules.ts';
import { updateSubscription } from './update-subscription.ts';

/** Whether it has ended, for good. */
export const hasEnded = ({ status }: Subscription): boolean =>
  status === 'canceled' || status === 'incomplete_expired';

/** Ends a subscription now. What was paid is not given back; what is owed stays owed, as at Stripe. */
export function endSubscription(
  world: World,
  subscription: Subscription,
  reason: NonNullable<Subscription['cancellationReason']>,
): void {
  if (subscription.status === 'incomplete') return expireSubscription(world, subscription);
  stopSchedule(world, subscription, 'canceled');
  const now = readSeconds(world);
  change(subscription, {
    status: 'canceled',
    canceledAt: subscription.canceledAt ?? now,
    endedAt: now,
    cancellationReason: reason,
  });
  emit(world, subscription.customer, 'customer.subscription.deleted', renderSubscription(subscription));
}

/** A subscription that never began expires instead of being cancelled, and its invoice is void. */
export function expireSubscription(world: World, subscription: Subscription): void {
  const invoice = getOpenInvoice(world, subscription);
  if (invoice) voidInvoice(world, invoice);
  const now = readSeconds(world);
  updateSubscription(world, subscription, { status: 'incomplete_expired', canceledAt: now, endedAt: now });
}
