import * as v from 'valibot';
import { ok } from '@aura/shared-domain';
import { subscribe } from '../life/subscribe.ts';
import { renderSubscription } from '../objects/subscription.ts';
import { livingCustomer } from './customers.ts';
import { listOf, mergeMetadata, metadata } from './parameters.ts';
import { DISCOUNTS, readDiscount } from './promotion-codes.ts';
import { readRecurringPrice } from './recurring-price.ts';
import { route } from './route.ts';
import { SUBSCRIPTION } from './shapes.ts';

const OneItemSchema = v.pipe(
  listOf(v.strictObject({ price: v.string(), quantity: v.optional(v.literal('1')) })),
  v.length(1),
);

const CreateSchema = v.strictObject({
  customer: v.string(),
  items: OneItemSchema,
  /** The other behaviours charge a known card, and there is none yet. */
  payment_behavior: v.literal('default_incomplete'),
  payment_settings: v.optional(
    v.strictObject({
      save_default_payment_method: v.optional(v.picklist(['on_subscription', 'off'])),
      payment_method_types: v.optional(listOf(v.literal('card'))),
    }),
    {},
  ),
  collection_method: v.optional(v.literal('charge_automatically')),
  billing_mode: v.optional(v.strictObject({ type: v.literal('flexible') })),
  description: v.optional(v.string()),
  metadata: v.optional(metadata, {}),
  discounts: DISCOUNTS,
});

export const createSubscription = route(
  'POST',
  '/v1/subscriptions',
  SUBSCRIPTION,
  CreateSchema,
  (world, parameters) => {
    const customer = livingCustomer(world, parameters.customer);
    if (!customer.ok) return customer;
    const price = readRecurringPrice(parameters.items[0]?.price ?? '');
    if (!price.ok) return price;
    const discount = readDiscount(world, parameters.discounts, customer.value.id);
    if (!discount.ok) return discount;
    const subscription = subscribe(world, {
      discount: discount.value,
      customer: customer.value.id,
      price: price.value,
      description: parameters.description ?? null,
      metadata: mergeMetadata({}, parameters.metadata),
      savesCard: parameters.payment_settings.save_default_payment_method === 'on_subscription',
    });
    return ok(renderSubscription(subscription));
  },
);
