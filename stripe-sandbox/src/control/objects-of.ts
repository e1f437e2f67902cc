import { anyCustomerObject } from '../objects/customer.ts';
import { disputeObject } from '../objects/dispute.ts';
import { invoiceObject } from '../objects/invoice.ts';
import { paymentIntentObject } from '../objects/payment-intent.ts';
import { refundObject } from '../objects/refund.ts';
import { subscriptionObject } from '../objects/subscription.ts';
import { get, newestFirst } from '../state/table.ts';
import type { World } from '../world.ts';

/** Everything that stands at Stripe of some customers, each kind newest first. */
export function objectsOf(world: World, whose: ReadonlySet<string>) {
  const { state } = world;
  const isTheirs = ({ customer }: { readonly customer: string }): boolean => whose.has(customer);
  const isOfTheirCharge = ({ charge }: { readonly charge: string }): boolean =>
    isTheirs(get(state.charges, charge));
  return {
    customers: newestFirst(state.customers, ({ id }) => whose.has(id)).map(anyCustomerObject),
    subscriptions: newestFirst(state.subscriptions, isTheirs).map(subscriptionObject),
    paymentIntents: newestFirst(state.paymentIntents, isTheirs).map(paymentIntentObject),
    invoices: newestFirst(state.invoices, isTheirs).map((invoice) => invoiceObject(world, invoice)),
    refunds: newestFirst(state.refunds, isOfTheirCharge).map(refundObject),
    disputes: newestFirst(state.disputes, isOfTheirCharge).map(disputeObject),
  };
}
