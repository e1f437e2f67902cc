import * as v from 'valibot';
import { err, ok, type Result } from '@aura/shared-domain';
import type { RecurringPrice } from '../catalogue.ts';
import { changePrice, setCancelAtPeriodEnd } from '../life/change-subscription.ts';
import { hasEnded } from '../life/end-subscription.ts';
import { updateSubscription } from '../life/update-subscription.ts';
import { subscriptionObject } from '../objects/subscription.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import { find } from '../state/table.ts';
import { invalid, missing, notFound, type Fault } from './fault.ts';
import { clearable, flag, listOf, mergeMetadata, metadata } from './parameters.ts';
import { readRecurringPrice } from './recurring-price.ts';
import { route } from './route.ts';
import { SUBSCRIPTION } from './shapes.ts';

const UpdateSchema = v.strictObject({
  cancel_at_period_end: v.optional(flag),
  items: v.optional(
    v.pipe(
      listOf(v.strictObject({ id: v.string(), price: v.string(), quantity: v.optional(v.literal('1')) })),
      v.length(1),
    ),
  ),
  /** The stand-in credits nothing, whatever is asked for. */
  proration_behavior: v.optional(v.picklist(['none', 'create_prorations', 'always_invoice'])),
  /** The only behaviour that the backend asks for; an empty value takes the pause back. */
  pause_collection: v.optional(v.union([v.literal(''), v.strictObject({ behavior: v.literal('void') })])),
  description: v.optional(clearable),
  metadata: v.optional(metadata, {}),
});
type Update = v.InferOutput<typeof UpdateSchema>;

export const updateSubscriptionRoute = route(
  'POST',
  '/v1/subscriptions/:id',
  SUBSCRIPTION,
  UpdateSchema,
  (world, update, id) => {
    const subscription = find(world.state.subscriptions, id);
    if (!subscription) return err(notFound('subscription', id));
    const price = readChange(subscription, update);
    if (!price.ok) return price;
    const { description = subscription.description, metadata: changes, pause_collection: pause } = update;
    updateSubscription(world, subscription, {
      description,
      metadata: mergeMetadata(subscription.metadata, changes),
      ...(pause !== undefined && { isPaused: pause !== '' }),
    });
    if (update.cancel_at_period_end !== undefined) {
      setCancelAtPeriodEnd(world, subscription, update.cancel_at_period_end);
    }
    if (price.value) changePrice(world, subscription, price.value);
    return ok(subscriptionObject(subscription));
  },
);

/** The price that is asked for, null for none; or why the subscription cannot be changed in this way. */
function readChange(
  subscription: Subscription,
  { items, cancel_at_period_end: cancels }: Update,
): Result<RecurringPrice | null, Fault> {
  if (hasEnded(subscription)) {
    return err(invalid('A canceled subscription can only update its cancellation_details.'));
  }
  if (subscription.status === 'incomplete' && (items ?? cancels) !== undefined) {
    return err(invalid('You cannot change a subscription whose first invoice is not paid.'));
  }
  const item = items?.[0];
  if (!item) return ok(null);
  if (item.id !== subscription.itemId) return err(missing('subscription item', item.id, 'items[0][id]'));
  return readRecurringPrice(item.price);
}
