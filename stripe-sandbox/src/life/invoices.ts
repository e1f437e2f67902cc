import { CURRENCY } from '@aura/shared-domain';
import { recurringPrice } from '../catalogue.ts';
import { emit } from '../events/emit.ts';
import { invoiceObject } from '../objects/invoice.ts';
import { newId } from '../state/ids.ts';
import type { Invoice, Subscription } from '../state/records/subscriptions.ts';
import { add, change, get } from '../state/table.ts';
import { seconds, type World } from '../world.ts';
import { cancelIntent } from './cancel-intent.ts';
import { newIntent } from './new-intent.ts';
import { updateSubscription } from './update-subscription.ts';

const DESCRIPTIONS: Readonly<Record<Invoice['reason'], string>> = {
  subscription_create: 'Subscription creation',
  subscription_cycle: 'Subscription update',
  subscription_update: 'Subscription update',
};

/** Asks money for the period that a subscription is in. Its payment intent carries none of its metadata. */
export function openInvoice(world: World, subscription: Subscription, reason: Invoice['reason']): Invoice {
  const { state } = world;
  const { amount } = recurringPrice(subscription.priceId);
  const id = newId('in');
  const intent = newIntent(world, {
    customer: subscription.customer,
    amount,
    currency: CURRENCY,
    description: DESCRIPTIONS[reason],
    receiptEmail: null,
    metadata: {},
    invoice: id,
  });
  return add(state.invoices, {
    id,
    number: `DEMO-${String(Object.keys(state.invoices).length + 1).padStart(4, '0')}`,
    lineId: newId('il'),
    paymentId: newId('inpay'),
    customer: subscription.customer,
    subscription: subscription.id,
    subscriptionItem: subscription.itemId,
    metadata: { ...subscription.metadata },
    priceId: subscription.priceId,
    amount,
    reason,
    status: 'open',
    created: seconds(world),
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    paymentIntent: intent.id,
    attempts: 0,
    paidAt: null,
    voidedAt: null,
  });
}

/** Its payment was made: the subscription goes on, or begins. */
export function invoicePaid(world: World, invoice: Invoice, paymentMethod: string): void {
  change(invoice, { status: 'paid', paidAt: seconds(world), attempts: invoice.attempts + 1 });
  emit(world, invoice.customer, 'invoice.paid', invoiceObject(world, invoice));
  const subscription = get(world.state.subscriptions, invoice.subscription);
  const isNewest = subscription.latestInvoice === invoice.id;
  if (isNewest && (subscription.status === 'incomplete' || subscription.status === 'past_due')) {
    updateSubscription(world, subscription, {
      status: 'active',
      paymentMethod: subscription.paymentMethod ?? (subscription.savesCard ? paymentMethod : null),
    });
  }
}

/** Its payment was refused. A subscription that had begun is late; one that had not goes on waiting. */
export function invoicePaymentFailed(world: World, invoice: Invoice): void {
  invoice.attempts += 1;
  emit(world, invoice.customer, 'invoice.payment_failed', invoiceObject(world, invoice));
  const subscription = get(world.state.subscriptions, invoice.subscription);
  if (subscription.status === 'active') updateSubscription(world, subscription, { status: 'past_due' });
}

/** Takes back what was asked for. */
export function voidInvoice(world: World, invoice: Invoice): void {
  change(invoice, { status: 'void', voidedAt: seconds(world) });
  cancelIntent(world, get(world.state.paymentIntents, invoice.paymentIntent), 'void_invoice');
  emit(world, invoice.customer, 'invoice.voided', invoiceObject(world, invoice));
}
