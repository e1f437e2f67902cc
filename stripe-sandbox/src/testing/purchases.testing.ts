import {
  SANDBOX,
  SANDBOX_PRICES,
  TEST_CARDS,
  type PaidPlan,
  type Interval,
  type TestCard,
} from '@aura/shared-domain';
import type { Stripe } from 'stripe';
import type { JsonAnswer, TestSandbox } from './sandbox.testing.ts';

export const UID = 'ana';

export function priceId(plan: PaidPlan, interval: Interval): string {
  const price = SANDBOX_PRICES.find((known) => known.plan === plan && known.interval === interval);
  if (!price) throw new Error(`no price for ${plan} ${interval}`);
  return price.id;
}

export const card = (id: TestCard['id']): string =>
  TEST_CARDS.find((known) => known.id === id)?.paymentMethod ?? '';

export const customerFor = ({ stripe }: TestSandbox, uid = UID): Promise<Stripe.Customer> =>
  stripe.customers.create({ email: `${uid}@demo.aura`, metadata: { firebaseUID: uid } });

/** A subscription as our backend asks for it. */
export const order = (
  { stripe }: TestSandbox,
  customer: string,
  price = priceId('impulso', 'month'),
): Promise<Stripe.Subscription> =>
  stripe.subscriptions.create({
    customer,
    items: [{ price }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    metadata: { firebaseUID: UID, priceId: price },
    expand: ['latest_invoice.confirmation_secret'],
  });

export function getClientSecret({ latest_invoice: invoice }: Stripe.Subscription): string {
  if (typeof invoice !== 'object') throw new Error('the invoice was not expanded');
  return invoice?.confirmation_secret?.client_secret ?? '';
}

export const getIntentId = (clientSecret: string): string => clientSecret.split('_secret_')[0] ?? '';

/** What the page of a payment sends. */
export const confirm = (
  { ask }: TestSandbox,
  clientSecret: string,
  id: TestCard['id'],
): Promise<JsonAnswer> =>
  ask('POST', `${SANDBOX.path}/payment_intents/${getIntentId(clientSecret)}/confirm`, {
    clientSecret,
    paymentMethod: card(id),
  });

/** What a person tells their bank. */
export const authenticate = (
  { ask }: TestSandbox,
  clientSecret: string,
  approve: boolean,
): Promise<JsonAnswer> =>
  ask('POST', `${SANDBOX.path}/payment_intents/${getIntentId(clientSecret)}/authenticate`, {
    clientSecret,
    approve,
  });

/** A customer who subscribes and pays. */
export async function subscriber(
  sandbox: TestSandbox,
  cardId: TestCard['id'] = 'approved',
  price?: string,
): Promise<{ readonly customer: string; readonly subscription: string }> {
  const { id: customer } = await customerFor(sandbox);
  const ordered = await order(sandbox, customer, price);
  await confirm(sandbox, getClientSecret(ordered), cardId);
  return { customer, subscription: ordered.id };
}

/** A single payment, as our backend asks for it. */
export const orderOnce = ({ stripe }: TestSandbox, customer: string): Promise<Stripe.PaymentIntent> =>
  stripe.paymentIntents.create({
    customer,
    amount: 290_90,
    currency: 'brl',
    automatic_payment_methods: { enabled: true },
    metadata: { firebaseUID: UID, priceId: priceId('conquista', 'once') },
  });
