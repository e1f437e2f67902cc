import * as v from 'valibot';
import { err, ok } from '@aura/shared-domain';
import { endSubscription, hasEnded } from '../life/end-subscription.ts';
import { renderSubscription } from '../objects/subscription.ts';
import { find, listNewestFirst } from '../state/table.ts';
import { notFound } from './fault.ts';
import { PAGE, buildPage } from './page.ts';
import { route, type Route } from './route.ts';
import { listShape, SUBSCRIPTION } from './shapes.ts';
import { createSubscription } from './subscription-create.ts';
import { updateSubscriptionRoute } from './subscription-update.ts';

const PATH = '/v1/subscriptions/:id';

const retrieve = route('GET', PATH, SUBSCRIPTION, v.strictObject({}), ({ state }, _none, id) => {
  const subscription = find(state.subscriptions, id);
  return subscription ? ok(renderSubscription(subscription)) : err(notFound('subscription', id));
});

const ListSchema = v.strictObject({
  ...PAGE,
  customer: v.optional(v.string()),
  /** `all`, `ended` or one of the standings; all but the cancelled where it is left out. */
  status: v.optional(
    v.picklist([
      'all',
      'ended',
      'active',
      'canceled',
      'incomplete',
      'incomplete_expired',
      'past_due',
      'paused',
      'trialing',
      'unpaid',
    ]),
  ),
});

const list = route(
  'GET',
  '/v1/subscriptions',
  listShape(SUBSCRIPTION),
  ListSchema,
  ({ state }, { customer, status, ...page }) => {
    const found = listNewestFirst(
      state.subscriptions,
      (subscription) =>
        (customer === undefined || subscription.customer === customer) &&
        (status === undefined
          ? subscription.status !== 'canceled'
          : status === 'all' ||
            (status === 'ended' ? hasEnded(subscription) : subscription.status === status)),
    );
    return buildPage(found, page, '/v1/subscriptions', renderSubscription);
  },
);

/** What is left of a period is never credited, so that these change nothing. */
const CancelSchema = v.strictObject({
  invoice_now: v.optional(v.literal('false')),
  prorate: v.optional(v.literal('false')),
});

const cancel = route('DELETE', PATH, SUBSCRIPTION, CancelSchema, (world, _none, id) => {
  const subscription = find(world.state.subscriptions, id);
  if (!subscription || hasEnded(subscription)) return err(notFound('subscription', id));
  endSubscription(world, subscription, 'cancellation_requested');
  return ok(renderSubscription(subscription));
});

export const SUBSCRIPTION_ROUTES: readonly Route[] = [
  createSubscription,
  retrieve,
  updateSubscriptionRoute,
  list,
  cancel,
];
