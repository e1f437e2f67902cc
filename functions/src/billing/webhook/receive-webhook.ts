import type { RequestHandler } from 'express';
import type Stripe from 'stripe';
import { sendFailure } from '../../http/failure.ts';
import { BILLING } from '../billing-record.ts';
import { syncBilling, type SyncDeps } from '../sync-billing.ts';
import { readId, isHeeded, type StripeEvent } from './stripe-event.ts';
import { verifyEvent } from './verify-event.ts';

export const WEBHOOK_PATH = '/stripe-webhook';

export interface WebhookDeps extends Omit<SyncDeps, 'stripe'> {
  /** Null if nothing can be bought. */
  readonly stripe: Stripe | null;
  readonly secrets: readonly string[];
}

/**
 * POST /stripe-webhook: Stripe's events. 400 without a recent valid signature; 2xx for processed and irrelevant
 * events; any other status makes Stripe repeat the event.
 */
export function receiveWebhook(deps: WebhookDeps): RequestHandler {
  const { stripe, secrets } = deps;
  if (!stripe) return (_req, res) => sendFailure(res, { code: 'unavailable' });
  const sync = syncBilling({ ...deps, stripe });
  return async (req, res) => {
    const signature = req.headers['stripe-signature'];
    const payload: unknown = req.body;
    const event =
      typeof signature === 'string' && Buffer.isBuffer(payload)
        ? verifyEvent(stripe, { payload, signature }, secrets)
        : null;
    if (!event) return sendFailure(res, { code: 'invalid_request', message: 'Assinatura inválida.' });
    const uid = event.livemode === deps.livemode ? await findPersonBehind(event, { ...deps, stripe }) : null;
    const outcome = uid === null ? 'nobody' : await sync(uid, event);
    res.json({ received: true, outcome });
  };
}

/** The person that an event is about; null if we know none. */
async function findPersonBehind(event: StripeEvent, { db, stripe }: SyncDeps): Promise<string | null> {
  if (!isHeeded(event.type)) return null;
  const customerId = await findCustomer(event, stripe);
  if (customerId === null) return null;
  const found = await db.collection(BILLING).where('customerId', '==', customerId).select().limit(1).get();
  return found.docs[0]?.id ?? null;
}

/** A dispute and a refund name the payment alone. */
async function findCustomer({ type, data: { object } }: StripeEvent, stripe: Stripe): Promise<string | null> {
  if (type === 'customer.deleted') return object.id ?? null;
  if (object.customer) return readId(object.customer);
  if (!object.payment_intent) return null;
  const { customer } = await stripe.paymentIntents.retrieve(readId(object.payment_intent));
  return customer ? readId(customer) : null;
}
