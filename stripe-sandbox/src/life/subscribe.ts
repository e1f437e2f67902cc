import type { RecurringPrice } from '../catalogue.ts';
import { emit } from '../events/emit.ts';
import { renderSubscription } from '../objects/subscription.ts';
import { createId } from '../state/ids.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import { add } from '../state/table.ts';
import { readSeconds, type World } from '../world.ts';
import { redeem } from './discounts.ts';
import { openInvoice } from './invoices.ts';
import { computeNextPeriodEnd } from './periods.ts';

export interface Order extends Pick<
  Subscription,
  'customer' | 'description' | 'metadata' | 'savesCard' | 'discount'
> {
  readonly price: RecurringPrice;
}

/** A new subscription, before any event. */
export function newSubscription(world: World, { price, ...order }: Order): Subscription {
  const now = readSeconds(world);
  return {
    id: createId('sub'),
    itemId: createId('si'),
    ...order,
    priceId: price.id,
    status: 'incomplete',
    created: now,
    anchor: now,
    periodStart: now,
    periodEnd: computeNextPeriodEnd(now, price.interval, now),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
    cancellationReason: null,
    latestInvoice: null,
    paymentMethod: null,
    isPaused: false,
    schedule: null,
  };
}

/** A subscription that begins when its first invoice is paid. */
export function subscribe(world: World, order: Order): Subscription {
  const subscription = add(world.state.subscriptions, newSubscription(world, order));
  if (order.discount) redeem(world, order.discount);
  subscription.latestInvoice = openInvoice(world, subscription, 'subscription_create').id;
  emit(world, subscription.customer, 'customer.subscription.created', renderSubscription(subscription));
  return subscription;
}
