import type Stripe from 'stripe';
import * as v from 'valibot';
import type { CustomerState } from './customer-state.ts';
import { buildCustomerState } from './build-customer-state.ts';
import {
  DisputeSchema,
  InvoiceSchema,
  PaymentIntentSchema,
  SubscriptionSchema,
  type DisputeObject,
  type PaymentIntentObject,
} from './stripe-objects-schema.ts';

/** The most that Stripe gives at once. */
const PAGE = 100;

/**
 * All purchases of a customer, as currently stored at Stripe; null if the customer was deleted. Rejects if Stripe
 * cannot be read, returns invalid data, or does not know the customer. Stripe keeps deleted customers, so an unknown
 * one belongs to another account's key and must not end a plan.
 */
export async function readCustomer(stripe: Stripe, customerId: string): Promise<CustomerState | null> {
  if ((await stripe.customers.retrieve(customerId)).deleted) return null;
  const ofCustomer = { customer: customerId, limit: PAGE };
  const [subscriptions, paymentIntents, invoices] = await Promise.all([
    readAll(
      SubscriptionSchema,
      stripe.subscriptions.list({
        ...ofCustomer,
        status: 'all',
        expand: ['data.schedule', 'data.discounts.source.coupon'],
      }),
    ),
    readAll(
      PaymentIntentSchema,
      stripe.paymentIntents.list({ ...ofCustomer, expand: ['data.latest_charge'] }),
    ),
    readAll(InvoiceSchema, stripe.invoices.list({ ...ofCustomer, expand: ['data.payments'] })),
  ]);
  const disputes = await readDisputes(stripe, paymentIntents);
  return buildCustomerState({ subscriptions, paymentIntents, invoices, disputes });
}

/** Only of charges that say that they were disputed: they go on saying so after the dispute was decided. */
async function readDisputes(
  stripe: Stripe,
  paymentIntents: readonly PaymentIntentObject[],
): Promise<readonly DisputeObject[]> {
  const disputed = paymentIntents.filter(({ latest_charge: charge }) => charge?.disputed);
  const lists = disputed.map(({ id }) =>
    readAll(DisputeSchema, stripe.disputes.list({ payment_intent: id, limit: PAGE })),
  );
  return (await Promise.all(lists)).flat();
}

/** Every page of a list. */
async function readAll<S extends v.GenericSchema>(
  schema: S,
  pages: AsyncIterable<unknown>,
): Promise<readonly v.InferOutput<S>[]> {
  const all: v.InferOutput<S>[] = [];
  for await (const object of pages) all.push(v.parse(schema, object));
  return all;
}
