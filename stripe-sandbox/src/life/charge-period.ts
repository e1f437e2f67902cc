import type { PaymentFailure } from '../state/records/payments.ts';
import type { Invoice, InvoiceLine, Subscription } from '../state/records/subscriptions.ts';
import { get } from '../state/table.ts';
import type { World } from '../world.ts';
import { DECLINED, refusalOf } from './card.ts';
import { openInvoice, voidInvoice } from './invoices.ts';
import { intentFailed, succeedIntent } from './settle-intent.ts';
import { updateSubscription } from './update-subscription.ts';

/**
 * Begins a further period of a subscription, and charges it to the card on file.
 * @param lines the charges; the whole period by default
 */
export function chargePeriod(
  world: World,
  subscription: Subscription,
  reason: Invoice['reason'],
  period: Pick<Subscription, 'periodStart' | 'periodEnd'> & Partial<Subscription>,
  lines?: InvoiceLine[],
): void {
  const invoice = openInvoice(world, { ...subscription, ...period }, reason, lines);
  updateSubscription(world, subscription, { ...period, latestInvoice: invoice.id });
  if (subscription.isPaused) return voidInvoice(world, invoice);
  chargeInvoice(world, subscription, invoice, refusalOf(subscription.paymentMethod));
}

/**
 * Charges the open invoice of a late subscription again. False if there is none.
 * @param succeed the bank's answer; null lets the card on file decide
 */
export function retryCharge(world: World, subscription: Subscription, succeed: boolean | null): boolean {
  const invoice = getOpenInvoice(world, subscription);
  if (!invoice) return false;
  const refusal = succeed === null ? refusalOf(subscription.paymentMethod) : succeed ? null : DECLINED;
  chargeInvoice(world, subscription, invoice, refusal);
  return true;
}

function chargeInvoice(
  world: World,
  { paymentMethod }: Subscription,
  invoice: Invoice,
  refusal: PaymentFailure | null,
): void {
  const intent = get(world.state.paymentIntents, invoice.paymentIntent);
  if (refusal || paymentMethod === null) intentFailed(world, intent, paymentMethod, refusal ?? DECLINED);
  else succeedIntent(world, intent, paymentMethod);
}

/** The newest invoice of a subscription, where it waits to be paid. */
export function getOpenInvoice({ state }: World, { latestInvoice }: Subscription): Invoice | null {
  const invoice = latestInvoice === null ? null : get(state.invoices, latestInvoice);
  return invoice?.status === 'open' ? invoice : null;
}
