import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  BillingCatalogueResponseSchema,
  BillingStatusResponseSchema,
  SANDBOX_PRICES,
} from '@aura/shared-domain';
import { HAS_AUTH, localBackend } from '../../test-support/backend.ts';
import { startLocalBilling, type BillingUnderTest } from '../../test-support/billing/billing-under-test.ts';
import { newBuyer, type Person } from '../../test-support/people.ts';
import { findStoredAbout } from '../../test-support/whole-database.ts';
import { readBillingSettings } from '../config/billing-settings.ts';
import { createStripeClient } from './stripe-client.ts';

const PRICE = 'price_demo_impulso_mensal';
const NOTHING = { source: null, suspended: null, checkout: null, payments: [], canManage: false };

let billing: BillingUnderTest & { readonly stop: () => Promise<void> };
beforeAll(async () => void (billing = await startLocalBilling()));
afterAll(() => billing.stop());

const statusOf = async ({ token }: Person, backend = billing.backend) => {
  const { status, body } = await backend.get('/billing/status', token);
  expect(status).toBe(200);
  return v.parse(BillingStatusResponseSchema, body);
};
async function buyer(): Promise<{ person: Person; clientSecret: string }> {
  const person = await newBuyer(billing.backend.db);
  await billing.hold(person.uid);
  const { body } = await billing.backend.post('/create-payment-intent', { priceId: PRICE }, person.token);
  return { person, clientSecret: (body as { clientSecret: string }).clientSecret };
}

describe('GET /billing/catalogue', () => {
  it('shows the prices of the demonstration to anybody', async () => {
    const { status, body } = await billing.backend.get('/billing/catalogue');
    expect(status).toBe(200);
    expect(v.parse(BillingCatalogueResponseSchema, body)).toEqual({
      provider: { kind: 'sandbox' },
      prices: SANDBOX_PRICES.map(({ id, plan, interval, amount }) => ({
        priceId: id,
        plan,
        interval,
        amount,
      })),
    });
  });

  it('returns only the public key', async () => {
    const settings = readBillingSettings(
      {
        STRIPE_SECRET_KEY: 'sk_test_segredo0123',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_publica0123',
        STRIPE_WEBHOOK_SECRET: 'whsec_assinatura0123',
        STRIPE_PRICES: '{"conquista":{"once":"price_co"}}',
      },
      false,
    );
    const backend = await localBackend({ billing: settings });
    const { body } = await backend.get('/billing/catalogue');
    await backend.stop();
    expect(body).toEqual({
      provider: { kind: 'stripe', publishableKey: 'pk_test_publica0123' },
      prices: [{ priceId: 'price_co', plan: 'conquista', interval: 'once', amount: 290_90 }],
    });
  });

  it('sells nothing without a configuration', async () => {
    const backend = await localBackend({ billing: readBillingSettings({}, false) });
    const { body } = await backend.get('/billing/catalogue');
    await backend.stop();
    expect(body).toEqual({ provider: { kind: 'none' }, prices: [] });
  });
});

describe.skipIf(!HAS_AUTH)('GET /billing/status', () => {
  it('waits for the event of a purchase without a payment', async () => {
    const person = await newBuyer(billing.backend.db);
    const attempt = {
      id: 'a1',
      priceId: PRICE,
      createdAt: new Date(),
      objectId: 'sub_de_saldo',
      paymentIntentId: null,
    };
    await billing.backend.db.doc(`billing/${person.uid}`).set({ customerId: null, attempt });
    expect(await statusOf(person)).toMatchObject({
      checkout: { id: 'a1', priceId: PRICE, state: 'processing' },
    });
  });

  it('returns nothing for a person who never bought', async () => {
    expect(await statusOf(await newBuyer(billing.backend.db))).toEqual(NOTHING);
    expect((await billing.backend.get('/billing/status')).status).toBe(401);
  });

  it.each([
    ['nothing was paid', null, 'open'],
    ['the card was declined', 'pm_card_chargeDeclined', 'failed'],
    ['the bank asks', 'pm_card_authenticationRequired', 'open'],
    ['the payment takes its time', 'pm_card_slow', 'processing'],
    ['it is paid and not told yet', 'pm_card_visa', 'processing'],
  ])('reports the progress of a purchase where %s, and writes nothing', async (_, card, state) => {
    const { person, clientSecret } = await buyer();
    if (card) await billing.pay(clientSecret, card).catch(() => undefined);
    const before = await findStoredAbout(billing.backend.db, [person.uid]);
    const stored = await billing.backend.db.doc(`billing/${person.uid}`).get();
    expect(await statusOf(person)).toEqual({
      ...NOTHING,
      checkout: { id: stored.get('attempt.id'), priceId: PRICE, state },
      canManage: true,
    });
    expect(await findStoredAbout(billing.backend.db, [person.uid])).toEqual(before);
  });

  it('is paid once that is stored', async () => {
    const { person } = await buyer();
    const paidAttempt = { id: 'a1', priceId: PRICE };
    await billing.backend.db.doc(`billing/${person.uid}`).update({ attempt: null, paidAttempt });
    expect((await statusOf(person)).checkout).toEqual({ ...paidAttempt, state: 'paid' });
  });

  it('rather fails than guesses about an open purchase while Stripe cannot be reached', async () => {
    const { person } = await buyer();
    const stripe = createStripeClient({ kind: 'sandbox', port: 9 });
    const backend = await localBackend({ billing: billing.settings, stripe });
    const failed = await backend.get('/billing/status', person.token);
    const unknown = await statusOf(await newBuyer(backend.db), backend);
    await backend.stop();
    expect(failed).toMatchObject({ status: 503, body: { error: { code: 'unavailable' } } });
    expect(unknown).toEqual(NOTHING);
  });
});
