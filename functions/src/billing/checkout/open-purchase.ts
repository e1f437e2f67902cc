import type Stripe from 'stripe';
import type { Attempt } from '../billing-record.ts';
import { isMissing, isStripeError } from '../stripe-errors.ts';
import { getWaiting } from './waiting-payment.ts';
import type { Purchase } from './purchase.ts';

/** `paid`: paid or being paid; `over`: can no longer be paid; `open`, with the secret for paying. */
type Standing =
  | { readonly kind: 'paid' | 'over' }
  | {
      readonly kind: 'open';
      readonly clientSecret: string;
      /** A code or a slip was given out, which may be paid at a bank at this moment. */
      readonly waits: boolean;
    };

/** The state of an attempt's payment at Stripe. */
export async function readStanding(stripe: Stripe, paymentIntentId: string): Promise<Standing> {
  const intent = await readPaymentIntent(stripe, paymentIntentId);
  if (!intent || intent.status === 'canceled') return { kind: 'over' };
  if (intent.status === 'succeeded' || intent.status === 'processing') return { kind: 'paid' };
  return intent.client_secret
    ? { kind: 'open', clientSecret: intent.client_secret, waits: getWaiting(intent) !== null }
    : { kind: 'over' };
}

/** A payment intent; null if Stripe does not know it, or not in this mode. */
export async function readPaymentIntent(
  stripe: Stripe,
  id: string,
  options: Stripe.RequestOptions = {},
): Promise<Stripe.PaymentIntent | null> {
  try {
    return await stripe.paymentIntents.retrieve(id, {}, options);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** Makes an open purchase unpayable. Returns false if it was paid in the meantime: then it stays valid. */
export async function closePurchase(
  stripe: Stripe,
  { objectId, paymentIntentId }: Pick<Purchase, 'objectId' | 'paymentIntentId'>,
): Promise<boolean> {
  try {
    if (objectId === paymentIntentId) await stripe.paymentIntents.cancel(paymentIntentId);
    else await closeSubscription(stripe, objectId);
  } catch (error) {
    if (!isStripeError(error)) throw error;
    const { kind } = await readStanding(stripe, paymentIntentId);
    if (kind === 'open') throw error;
    return kind === 'over';
  }
  return true;
}

/**
 * The invoice first: Stripe refuses to void a paid invoice, but would cancel a subscription paid a moment ago, and
 * keep the money.
 */
async function closeSubscription(stripe: Stripe, id: string): Promise<void> {
  const { latest_invoice: invoice } = await stripe.subscriptions.retrieve(id);
  const invoiceId = typeof invoice === 'string' ? invoice : invoice?.id;
  if (invoiceId) await stripe.invoices.voidInvoice(invoiceId);
  await stripe.subscriptions.cancel(id);
}

/** The result of an attempt at Stripe; null if Stripe has nothing for it, so that it cannot be paid. */
export const buildPurchase = ({
  objectId,
  paymentIntentId,
}: Attempt): Pick<Purchase, 'objectId' | 'paymentIntentId'> | null =>
  objectId !== null && paymentIntentId !== null ? { objectId, paymentIntentId } : null;
