import * as v from 'valibot';
import { err, ok, type Result } from '@aura/shared-domain';
import type { RecurringPrice } from '../catalogue.ts';
import { changePrice, setCancelAtPeriodEnd, type ChangeRefusal } from '../life/change-subscription.ts';
import { hasEnded } from '../life/end-subscription.ts';
import { updateSubscription } from '../life/update-subscription.ts';
import { renderSubscription } from '../objects/subscription.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import { find } from '../state/table.ts';
import { CARD_DECLINED, invalid, missing, notFound, type Fault } from './fault.ts';
import { clearable, flag, listOf, mergeMetadata, metadata, moment } from './parameters.ts';
import { readRecurringPrice } from './recurring-price.ts';
import { readSeconds, type World } from '../world.ts';
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
  /** `create_prorations`, the usual way at Stripe, leaves what is due for a later invoice: the stand-in cannot. */
  proration_behavior: v.optional(v.picklist(['none', 'always_invoice'])),
  proration_date: v.optional(moment),
  payment_behavior: v.optional(v.picklist(['allow_incomplete', 'error_if_incomplete'])),
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
    // First: where the card refuses, nothing is otherwise than before.
    const changed = price.value ? change(world, subscription, price.value, update) : ok(undefined);
    if (!changed.ok) return changed;
    const { description = subscription.description, metadata: changes, pause_collection: pause } = update;
    updateSubscription(world, subscription, {
      description,
      metadata: mergeMetadata(subscription.metadata, changes),
      ...(pause !== undefined && { isPaused: pause !== '' }),
    });
    if (update.cancel_at_period_end !== undefined) {
      setCancelAtPeriodEnd(world, subscription, update.cancel_at_period_end);
    }
    return ok(renderSubscription(subscription));
  },
);

function change(
  world: World,
  subscription: Subscription,
  price: RecurringPrice,
  {
    proration_behavior: behavior,
    proration_date: at = readSeconds(world),
    payment_behavior: payment,
  }: Update,
): Result<void, Fault> {
  if (price.id !== subscription.priceId && behavior === undefined) {
    return err(
      invalid('The stand-in takes proration_behavior none or always_invoice.', 'proration_behavior'),
    );
  }
  // A period that a step let begin lies ahead: until the clock is there, any moment up to now is in it.
  const now = readSeconds(world);
  if (at > now || (subscription.periodStart <= now && at < subscription.periodStart)) {
    return err(invalid('The proration date must be within the present period.', 'proration_date'));
  }
  const changed = changePrice(world, subscription, price, {
    at,
    prorates: behavior === 'always_invoice',
    keepsUnpaid: payment !== 'error_if_incomplete',
  });
  return changed.ok ? changed : err(REFUSALS[changed.error]);
}

const REFUSALS: Readonly<Record<ChangeRefusal, Fault>> = {
  refused: CARD_DECLINED,
  in_credit: invalid('The stand-in keeps no balance: this change would give back more than it asks for.'),
};

/** The requested price, null for none; or why the subscription cannot be changed in this way. */
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
