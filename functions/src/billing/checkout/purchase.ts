import type Stripe from 'stripe';
import { CONQUISTA_DAYS, CURRENCY, type Price } from '@aura/shared-domain';
import { hashOf } from '../customer.ts';

/** The price, the buyer and the attempt. */
export interface Order {
  readonly uid: string;
  readonly email: string | undefined;
  readonly customerId: string;
  readonly price: Price;
  readonly attemptId: string;
  /** Stripe's id of the coupon code; absent without a coupon. */
  readonly promotionCodeId?: string;
}

/** The objects at Stripe for an attempt. */
export interface Purchase {
  /** Id of the subscription, or of the payment intent for a one-time price. */
  readonly objectId: string;
  readonly paymentIntentId: string;
  readonly clientSecret: string;
}

/** An already paid purchase: paid from the customer's credit of an earlier change of plan. */
export interface SettledPurchase {
  readonly objectId: string;
  readonly paymentIntentId: null;
  readonly clientSecret: null;
}

/**
 * Creates the payment object of an attempt. Repeated or parallel calls for the same attempt return the same one. Null
 * if Stripe offers no way to pay it. Throws Stripe's errors.
 */
export function createPurchase(stripe: Stripe, order: Order): Promise<Purchase | SettledPurchase | null> {
  return order.price.interval === 'once' ? createPayment(stripe, order) : createSubscription(stripe, order);
}

async function createSubscription(stripe: Stripe, order: Order): Promise<Purchase | SettledPurchase | null> {
  const {
    id,
    status,
    latest_invoice: invoice,
  } = await stripe.subscriptions.create(
    {
      customer: order.customerId,
      items: [{ price: order.price.id }],
      ...(order.promotionCodeId !== undefined && { discounts: [{ promotion_code: order.promotionCodeId }] }),
      payment_behavior: 'default_incomplete',
      payment_settings: {
        payment_method_types: CARD,
        save_default_payment_method: 'on_subscription',
      },
      metadata: buildMetadata(order),
      expand: ['latest_invoice.confirmation_secret'],
    },
    { idempotencyKey: computeKey(order, 'subscription') },
  );
  const secret = invoice && typeof invoice === 'object' ? invoice.confirmation_secret?.client_secret : null;
  const isSettled = !secret && (status === 'active' || status === 'trialing');
  if (isSettled) return { objectId: id, paymentIntentId: null, clientSecret: null };
  return makePurchase(id, secret ?? null);
}

async function createPayment(stripe: Stripe, order: Order): Promise<Purchase | null> {
  const { id, client_secret: secret } = await stripe.paymentIntents.create(
    {
      amount: order.price.amount,
      currency: CURRENCY,
      customer: order.customerId,
      allowed_payment_method_types: [...ONCE],
      payment_method_options: {
        pix: { expires_after_seconds: PIX_SECONDS },
        boleto: { expires_after_days: BOLETO_DAYS },
      },
      description: `Aura: plano Conquista, ${CONQUISTA_DAYS} dias`,
      metadata: buildMetadata(order),
      ...(order.email && { receipt_email: order.email }),
    },
    { idempotencyKey: computeKey(order, 'payment') },
  );
  return makePurchase(id, secret);
}

/** A Brazilian account at Stripe renews by card alone. */
const CARD: ['card'] = ['card'];
/** Methods for one-time payments; Stripe omits those that the account lacks. */
const ONCE = ['card', 'pix', 'boleto'] as const;
const PIX_SECONDS = 24 * 60 * 60;
const BOLETO_DAYS = 3;

const buildMetadata = ({ uid, price, attemptId }: Order) => ({ uid, priceId: price.id, attempt: attemptId });

const computeKey = ({ uid, price, attemptId }: Order, kind: 'subscription' | 'payment'): string =>
  hashOf(uid, price.id, attemptId, kind);

/** A client secret begins with the payment intent that it is for. */
const SECRET = /^(pi_\w+?)_secret_\w+$/;

function makePurchase(objectId: string, clientSecret: string | null): Purchase | null {
  const paymentIntentId = SECRET.exec(clientSecret ?? '')?.[1];
  return clientSecret && paymentIntentId ? { objectId, paymentIntentId, clientSecret } : null;
}
