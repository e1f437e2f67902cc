import type Stripe from 'stripe';
import {
  err,
  ok,
  type BillingStatus,
  type RequestOf,
  type ResponseOf,
  billingStatusEndpoint,
} from '@aura/shared-domain';
import { describeFault } from '../http/log.ts';
import type { PersonCall } from '../http/person-endpoint.ts';
import type { BillingDeps } from './billing-deps.ts';
import { locateBilling, readBuyer } from './billing-documents.ts';
import type { BillingRecord } from './billing-record.ts';
import { readPaymentIntent } from './checkout/open-purchase.ts';
import { LAPSED, getWaiting } from './checkout/waiting-payment.ts';
import { presentSource } from './present-source.ts';
import { isStripeError } from './stripe-errors.ts';

type Checkout = BillingStatus['checkout'];

/** A person is waiting for this page. */
const QUICKLY = { timeout: 4_000, maxNetworkRetries: 1 } as const;

/**
 * GET /billing/status: the person's purchases and the state of the newest one. Grants and writes nothing. If Stripe
 * cannot be asked about an open purchase, it fails rather than report a wrong state.
 */
export function showStatus({
  db,
  stripe,
}: Pick<BillingDeps, 'db' | 'stripe'>): PersonCall<
  RequestOf<typeof billingStatusEndpoint>,
  ResponseOf<typeof billingStatusEndpoint>
> {
  return async (uid) => {
    const buyer = await readBuyer(db, locateBilling(db, uid));
    if (!buyer.ok) return buyer;
    const { record } = buyer.value;
    try {
      return ok({
        source: presentSource(record.entitlement),
        suspended: record.entitlement.suspended?.plan ?? null,
        checkout: await readCheckout(stripe, record),
        payments: record.payments,
        canManage: record.customerId !== null,
      });
    } catch (error) {
      if (!isStripeError(error)) throw error;
      return err({ code: 'unavailable', reason: 'stripe_status', fault: describeFault(error) });
    }
  };
}

async function readCheckout(
  stripe: Stripe | null,
  { attempt, paidAttempt }: Pick<BillingRecord, 'attempt' | 'paidAttempt'>,
): Promise<Checkout> {
  if (!attempt) return paidAttempt && { ...paidAttempt, state: 'paid' };
  const { id, priceId, objectId, paymentIntentId } = attempt;
  // Made without anything to pay: it only has to be heard of.
  if (objectId !== null && paymentIntentId === null) return { id, priceId, state: 'processing' };
  if (!stripe || paymentIntentId === null) return { id, priceId, state: 'open' };
  const intent = await readPaymentIntent(stripe, paymentIntentId, QUICKLY);
  const state = readState(intent);
  const waiting = intent && getWaiting(intent);
  const hasLapsed = state === 'failed' && intent?.last_payment_error?.code === LAPSED;
  return { id, priceId, state, ...(waiting && { waiting }), ...(hasLapsed && { hasLapsed }) };
}

function readState(intent: Stripe.PaymentIntent | null): 'open' | 'failed' | 'processing' {
  if (intent?.status === 'succeeded' || intent?.status === 'processing') return 'processing';
  return intent?.status === 'requires_payment_method' && intent.last_payment_error ? 'failed' : 'open';
}
