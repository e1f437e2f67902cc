import { CURRENCY } from '@aura/shared-domain';
import { findRecurringPrice } from '../catalogue.ts';
import { emit } from '../events/emit.ts';
import { renderInvoice } from '../objects/invoice.ts';
import { createId } from '../state/ids.ts';
import type { Invoice, InvoiceLine, Subscription } from '../state/records/subscriptions.ts';
import { add, change, get } from '../state/table.ts';
import { readSeconds, type World } from '../world.ts';
import { discounted, getDiscount, endAfterOnce } from './discounts.ts';
import { cancelIntent } from './cancel-intent.ts';
import { newIntent } from './new-intent.ts';
import { updateSubscription } from './update-subscription.ts';

const DESCRIPTIONS: Readonly<Record<Invoice['reason'], string>> = {
  subscription_create: 'Subscription creation',
  subscription_cycle: 'Subscription update',
  subscription_update: 'Subscription update',
};

/** The line that asks for the whole period that a subscription is in. */
export const periodLine = ({ priceId, periodStart, periodEnd }: Subscription): InvoiceLine => ({
  id: createId('il'),
  priceId,
  amount: findRecurringPrice(priceId).amount,
  start: periodStart,
  end: periodEnd,
  isProration: false,
  discount: 0,
});

/** Centavos that lines come to, less what coupons take off. */
export const totalOf = (lines: readonly InvoiceLine[]): number =>
  lines.reduce((sum, { amount, discount }) => sum + amount - discount, 0);

/** An unsent invoice: a preview of the charge. */
export function draftInvoice(
  world: World,
  subscription: Subscription,
  reason: Invoice['reason'],
  asked: readonly InvoiceLine[],
): Omit<Invoice, 'paymentIntent'> {
  const lines = discounted(world, subscription, asked);
  const isDiscounted = getDiscount({ lines }) > 0;
  return {
    id: createId('in'),
    number: `DEMO-${String(Object.keys(world.state.invoices).length + 1).padStart(4, '0')}`,
    paymentId: createId('inpay'),
    customer: subscription.customer,
    subscription: subscription.id,
    subscriptionItem: subscription.itemId,
    metadata: { ...subscription.metadata },
    priceId: subscription.priceId,
    amount: totalOf(lines),
    lines,
    discount: isDiscounted ? subscription.discount : null,
    reason,
    status: 'open',
    created: readSeconds(world),
    periodStart: subscription.periodStart,
    periodEnd: subscription.periodEnd,
    attempts: 0,
    paidAt: null,
    voidedAt: null,
  };
}

/**
 * Asks money for the period that a subscription is in, or for `lines`. Its payment intent carries none of its
 * metadata.
 */
export function openInvoice(
  world: World,
  subscription: Subscription,
  reason: Invoice['reason'],
  lines: InvoiceLine[] = [periodLine(subscription)],
): Invoice {
  const { state } = world;
  const draft = draftInvoice(world, subscription, reason, lines);
  const { id, amount } = draft;
  const intent = newIntent(world, {
    customer: subscription.customer,
    amount,
    currency: CURRENCY,
    description: DESCRIPTIONS[reason],
    receiptEmail: null,
    metadata: {},
    invoice: id,
  });
  endAfterOnce(world, subscription.id);
  return add(state.invoices, { ...draft, paymentIntent: intent.id });
}

/** Its payment was made: the subscription goes on, or begins. */
export function invoicePaid(world: World, invoice: Invoice, paymentMethod: string): void {
  change(invoice, { status: 'paid', paidAt: readSeconds(world), attempts: invoice.attempts + 1 });
  emit(world, invoice.customer, 'invoice.paid', renderInvoice(world, invoice));
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
  emit(world, invoice.customer, 'invoice.payment_failed', renderInvoice(world, invoice));
  const subscription = get(world.state.subscriptions, invoice.subscription);
  if (subscription.status === 'active') updateSubscription(world, subscription, { status: 'past_due' });
}

/** Voids an invoice. */
export function voidInvoice(world: World, invoice: Invoice): void {
  change(invoice, { status: 'void', voidedAt: readSeconds(world) });
  cancelIntent(world, get(world.state.paymentIntents, invoice.paymentIntent), 'void_invoice');
  emit(world, invoice.customer, 'invoice.voided', renderInvoice(world, invoice));
}
