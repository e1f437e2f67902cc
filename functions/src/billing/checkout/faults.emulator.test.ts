import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CURRENCY } from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend } from '../../../test-support/backend.ts';
import {
  startLocalBilling,
  type BillingUnderTest,
} from '../../../test-support/billing/billing-under-test.ts';
import { startStripeLine, type StripeLine } from '../../../test-support/billing/stripe-line.ts';
import { newBuyer, type Person } from '../../../test-support/people.ts';
import { createStripeClient } from '../stripe-client.ts';

const MONTHLY = 'price_demo_impulso_mensal';
const SINGLE = 'price_demo_conquista_unico';
const CREATES = ['POST /v1/subscriptions', 'POST /v1/payment_intents'] as const;
const PRICE_OF = { 'POST /v1/subscriptions': MONTHLY, 'POST /v1/payment_intents': SINGLE };
const NOT_STARTED = 'Falha ao iniciar o processo de pagamento';

let billing: BillingUnderTest & { readonly stop: () => Promise<void> };
let line: StripeLine;
let backend: Backend;
beforeAll(async () => {
  billing = await startLocalBilling();
  const { provider } = billing.settings;
  line = await startStripeLine(provider.kind === 'sandbox' ? provider.port : 0);
  const stripe = createStripeClient({ kind: 'sandbox', port: line.port });
  backend = await localBackend({ billing: billing.settings, stripe });
});
afterAll(async () => {
  await backend.stop();
  await line.stop();
  await billing.stop();
});
afterEach(() => line.mend());

const ask = async ({ token }: Person, priceId: string) => {
  const { status, body } = await backend.post('/create-payment-intent', { priceId }, token);
  return { status, error: body.error, clientSecret: (body as { clientSecret?: string }).clientSecret };
};
const attemptOf = async ({ uid }: Person) => (await backend.db.doc(`billing/${uid}`).get()).get('attempt');

describe.skipIf(!HAS_AUTH)('POST /create-payment-intent where Stripe fails', () => {
  it.each(CREATES)('finds the result of %s if the answer was lost', async (call) => {
    const person = await newBuyer(backend.db);
    line.breakAt(call, 'answer lost');
    expect(await ask(person, PRICE_OF[call])).toMatchObject({
      status: 503,
      error: { code: 'unavailable', message: NOT_STARTED },
    });
    line.mend();
    const again = await ask(person, PRICE_OF[call]);
    expect(again.status).toBe(200);
    const { paymentIntents } = await billing.raw(person.uid);
    expect(paymentIntents.map((intent) => intent.client_secret)).toEqual([again.clientSecret]);
  });

  it.each(CREATES)('asks with another key after %s has failed for good', async (call) => {
    const person = await newBuyer(backend.db);
    line.breakAt(call, 'failure');
    expect((await ask(person, PRICE_OF[call])).error?.message).toBe(NOT_STARTED);
    expect(await attemptOf(person)).toBeNull();
    line.mend();
    expect((await ask(person, PRICE_OF[call])).status).toBe(200);
    const [first, second] = line.keysOf(call).slice(-2);
    expect(second).not.toBe(first);
  });

  it.each(CREATES)('waits for %s where another process is at it', async (call) => {
    const person = await newBuyer(backend.db);
    const sdkTries = 3;
    line.breakAt(call, 'under way', sdkTries);
    expect((await ask(person, PRICE_OF[call])).status).toBe(200);
    expect((await billing.raw(person.uid)).paymentIntents).toHaveLength(1);
  });

  it.each([
    ['POST /v1/invoices/', MONTHLY, SINGLE],
    ['POST /v1/payment_intents/pi_', SINGLE, MONTHLY],
  ])('keeps a purchase at %s that was paid in that moment', async (call, paid, wanted) => {
    const person = await newBuyer(backend.db);
    await billing.hold(person.uid);
    const { clientSecret = '' } = await ask(person, paid);
    line.before(call, () => billing.pay(clientSecret));
    const refused = await ask(person, wanted);
    expect(refused).toMatchObject({ status: 409, error: { code: 'conflict' } });
    const { subscriptions, paymentIntents } = await billing.raw(person.uid);
    expect(subscriptions.map(({ status }) => status)).toEqual(paid === MONTHLY ? ['active'] : []);
    expect(paymentIntents.map(({ status }) => status)).toEqual(['succeeded']);
  });

  it.each(CREATES)('leaves no open payment if the account is deleted during %s', async (call) => {
    const person = await newBuyer(backend.db);
    line.before(call, () => backend.db.doc(`users/${person.uid}`).delete());
    expect((await ask(person, PRICE_OF[call])).status).toBe(404);
    const { paymentIntents } = await billing.raw(person.uid);
    expect(paymentIntents.map(({ status }) => status)).toEqual(['canceled']);
  });

  it('leaves no customer behind where the account goes while it is made', async () => {
    const person = await newBuyer(backend.db);
    line.before('POST /v1/customers', () => backend.db.doc(`users/${person.uid}`).delete());
    expect((await ask(person, MONTHLY)).status).toBe(404);
    const { customers } = await billing.raw(person.uid);
    expect(customers.filter((customer) => !('deleted' in customer))).toEqual([]);
    expect((await backend.db.doc(`billing/${person.uid}`).get()).exists).toBe(false);
  });

  it('starts nothing while Stripe cannot be reached, and does not reveal why', async () => {
    const person = await newBuyer(backend.db);
    line.breakAt('GET /v1/prices', 'answer lost');
    expect((await ask(person, MONTHLY)).error).toEqual({ code: 'unavailable', message: NOT_STARTED });
    expect((await backend.db.doc(`billing/${person.uid}`).get()).exists).toBe(false);
    const { failure, fault } = backend.logged.at(-1) ?? {};
    expect(failure).toBe('unavailable: stripe_checkout');
    expect(fault?.name).toBe('StripeConnectionError');
  });

  it.each([
    ['is archived', { active: false }],
    ['costs another amount', { unit_amount: 1 }],
    ['is of another currency', { currency: 'usd' }],
    ['is paid at another interval', { recurring: { interval: 'year', interval_count: 1 } }],
    ['is paid every few months', { recurring: { interval: 'month', interval_count: 3 } }],
    ['is paid once', { recurring: null }],
  ])('does not sell a price that %s at Stripe', async (_, changes) => {
    const person = await newBuyer(backend.db);
    const offered = { active: true, unit_amount: 79_90, currency: CURRENCY };
    line.answerTo('GET /v1/prices', {
      object: 'price',
      id: MONTHLY,
      ...offered,
      recurring: { interval: 'month', interval_count: 1 },
      ...changes,
    });
    expect(await ask(person, MONTHLY)).toMatchObject({
      status: 400,
      error: { message: 'Este plano não está mais à venda. Volte aos planos e escolha de novo.' },
    });
    expect(backend.logged.at(-1)?.failure).toBe('invalid_request: stripe_price_differs');
    expect((await billing.raw(person.uid)).customers).toEqual([]);
  });
});
