import type { Stripe } from 'stripe';
import { emit } from '../events/emit.ts';
import { renderSubscription } from '../objects/subscription.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import { change } from '../state/table.ts';
import type { World } from '../world.ts';

/** Changes a subscription, and tells what was before of what is now otherwise. */
export function updateSubscription(
  world: World,
  subscription: Subscription,
  changes: Partial<Subscription>,
): void {
  const before = renderSubscription(subscription);
  change(subscription, changes);
  const after = renderSubscription(subscription);
  const previous = previousOf(before, after);
  if (Object.keys(previous).length === 0) return;
  emit(world, subscription.customer, 'customer.subscription.updated', after, previous);
}

const previousOf = (before: Stripe.Subscription, after: Stripe.Subscription): Partial<Stripe.Subscription> =>
  Object.fromEntries(
    Object.entries(before).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(after[field as keyof Stripe.Subscription]),
    ),
  );
