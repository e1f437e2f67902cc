import { Stripe } from 'stripe';
import { createId } from '../state/ids.ts';
import { uidOf } from '../state/people.ts';
import { add, get } from '../state/table.ts';
import { readSeconds, type World } from '../world.ts';

/** Supported events, by Stripe's names. */
export type EventType =
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.refunded'
  | 'customer.deleted'
  | 'customer.subscription.created'
  | 'customer.subscription.deleted'
  | 'customer.subscription.updated'
  | 'invoice.paid'
  | 'invoice.payment_failed'
  | 'invoice.voided'
  | 'payment_intent.canceled'
  | 'payment_intent.payment_failed'
  | 'payment_intent.processing'
  | 'payment_intent.requires_action'
  | 'payment_intent.succeeded'
  | 'refund.created'
  | 'subscription_schedule.updated';

type ObjectOf<T extends EventType> = Extract<Stripe.Event, { type: T }>['data']['object'];

/**
 * Records an event of a customer for delivery, with the current object.
 * @param previous earlier values of the changed fields
 */
export function emit<T extends EventType>(
  world: World,
  customerId: string,
  type: T,
  object: ObjectOf<T>,
  previous?: Partial<ObjectOf<T>>,
): void {
  const id = createId('evt');
  const event = {
    id,
    object: 'event',
    api_version: Stripe.API_VERSION,
    created: readSeconds(world),
    data: { object, ...(previous ? { previous_attributes: previous } : {}) },
    livemode: false,
    pending_webhooks: world.delivers ? 1 : 0,
    request: { id: null, idempotency_key: null },
    type,
  } satisfies Omit<Stripe.EventBase, 'type'> & { type: Stripe.Event['type'] };
  const createdAt = world.clock.now();
  add(world.state.events, {
    id,
    uid: uidOf(get(world.state.customers, customerId)),
    customer: customerId,
    createdAt,
    // Through JSON, so that what is delivered now and what is read from the file later are the same.
    body: JSON.parse(JSON.stringify(event)) as typeof event,
    attempts: 0,
    dueAt: world.delivers ? createdAt : null,
  });
}
