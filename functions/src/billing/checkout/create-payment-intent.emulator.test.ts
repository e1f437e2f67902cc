import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { HOUR_MS, ok, SANDBOX_PRICES } from '@aura/shared-domain';
import { HAS_AUTH, localBackend, type Backend } from '../../../test-support/backend.ts';
import {
  startLocalBilling,
  type BillingUnderTest,
} from '../../../test-support/billing/billing-under-test.ts';
import { newBuyer, newPerson, verifyEmail, type Person } from '../../../test-support/people.ts';
import { createStripeClient } from '../stripe-client.ts';
import { claimAttempt } from './attempts.ts';

const [MONTHLY, YEARLY] = ['price_demo_impulso_mensal', 'price_demo_decolagem_anual'];
const SINGLE = 'price_demo_conquista_unico';

const clock = { ahead: 0 };
const now = () => new Date(Date.now() + clock.ahead);
/** Nothing here is about rates. */
const plenty = { capacity: 1000, refillPerSecond: 1, maxKeys: 10_000 };
const limits = { person: plenty, purchases: plenty };

let billing: BillingUnderTest & { readonly stop: () => Promise<void> };
/** Another process of ours, with a separate queue. */
let other: Backend;
beforeAll(async () => {
  billing = await startLocalBilling({ now, limits });
  const { settings } = billing;
  other = await localBackend({
    now,
    limits,
    billing: settings,
    stripe: createStripeClient(settings.provider),
  });
});
afterAll(async () => {
  await other.stop();
  await billing.stop();
});
beforeEach(() => void (clock.ahead = 0));

const ask = async (person: Person, priceId: unknown, backend = billing.backend, more: object = {}) => {
  const { status, body } = await backend.post('/create-payment-intent', { ...more, priceId }, person.token);
  const { clientSecret, error } = body as typeof body & { clientSecret?: string };
  return { status, clientSecret, error };
};
const buyer = (profile: object = {}) => newBuyer(billing.backend.db, profile);
const record = async ({ uid }: Person) => (await billing.backend.db.doc(`billing/${uid}`).get()).data();
const open = async ({ uid }: Person) => {
  const { paymentIntents } = await billing.raw(uid);
  return paymentIntents.filter(({ status }) => status === 'requires_payment_method');
};

describe.skipIf(!HAS_AUTH)('POST /create-payment-intent', () => {
  it('begins a subscription at our price, for a customer of their own', async () => {
    const person = await buyer();
    const { status, clientSecret } = await ask(person, MONTHLY);
    expect(status).toBe(200);
    const { customers, subscriptions, paymentIntents } = await billing.raw(person.uid);
    expect(customers).toMatchObject([
      { email: person.email, metadata: { firebaseUID: person.uid }, preferred_locales: ['pt-BR'] },
    ]);
    expect(subscriptions).toMatchObject([
      {
        status: 'incomplete',
        customer: customers[0]?.id,
        metadata: { uid: person.uid, priceId: MONTHLY },
        items: { data: [{ quantity: 1, price: { id: MONTHLY, unit_amount: 79_90 } }] },
      },
    ]);
    expect(paymentIntents).toMatchObject([{ client_secret: clientSecret, amount: 79_90, currency: 'brl' }]);
    expect(await record(person)).toMatchObject({
      customerId: customers[0]?.id,
      attempt: {
        priceId: MONTHLY,
        objectId: subscriptions[0]?.id,
        paymentIntentId: paymentIntents[0]?.id,
      },
    });
    expect((await person.profile())['stripeCustomerId']).toBe(customers[0]?.id);
    expect((await person.profile())['plan']).toBeUndefined();
  });

  it('asks for a single payment where the price is paid once', async () => {
    const person = await buyer();
    const { clientSecret } = await ask(person, SINGLE);
    const { subscriptions, paymentIntents } = await billing.raw(person.uid);
    expect(subscriptions).toEqual([]);
    expect(paymentIntents).toMatchObject([
      {
        client_secret: clientSecret,
        amount: 290_90,
        currency: 'brl',
        receipt_email: person.email,
        metadata: { uid: person.uid, priceId: SINGLE },
      },
    ]);
  });

  it.each([
    ['in one process', 100, 0],
    ['in two', 12, 12],
  ])('makes one purchase of many calls at once, %s', async (_, here, there) => {
    for (const priceId of [MONTHLY, SINGLE]) {
      const person = await buyer();
      const answers = await Promise.all([
        ...Array.from({ length: here }, () => ask(person, priceId)),
        ...Array.from({ length: there }, () => ask(person, priceId, other)),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
      expect(new Set(answers.map(({ clientSecret }) => clientSecret)).size).toBe(1);
      const { customers, subscriptions, paymentIntents } = await billing.raw(person.uid);
      expect(customers).toHaveLength(1);
      expect(paymentIntents).toHaveLength(1);
      expect(subscriptions).toHaveLength(priceId === MONTHLY ? 1 : 0);
    }
  });

  it('leaves one purchase open where different prices are asked for at once', async () => {
    const person = await buyer();
    const ids = SANDBOX_PRICES.map(({ id }) => id);
    const answers = await Promise.all(
      [...ids, ...ids].map((id, at) => ask(person, id, at % 2 ? other : undefined)),
    );
    const secrets = answers.flatMap(({ status, clientSecret }) => (status === 200 ? [clientSecret] : []));
    const [left, ...more] = await open(person);
    expect(more).toEqual([]);
    expect(secrets).toContain(left?.client_secret);
    expect((await record(person))?.['attempt']).toMatchObject({ paymentIntentId: left?.id });
  });

  it('takes the place of no purchase that was made since it was looked at', async () => {
    const person = await buyer();
    await ask(person, MONTHLY);
    const { attempt } = (await record(person)) as { attempt: { id: string } };
    const [price] = SANDBOX_PRICES.filter(({ id }) => id === YEARLY);
    if (!price) throw new Error('nothing is sold');
    const claimed = await claimAttempt(billing.backend.db, {
      uid: person.uid,
      price,
      insists: false,
      coupon: null,
      over: { id: attempt.id, paymentIntentId: null },
      newId: 'another',
      now: now(),
    });
    expect(claimed).toEqual(ok(null));
    expect((await record(person))?.['attempt']).toMatchObject({ id: attempt.id });
  });

  it('goes on with the open purchase for 23 hours, and begins another after them', async () => {
    const person = await buyer();
    const first = await ask(person, MONTHLY);
    clock.ahead = 23 * HOUR_MS - 60_000;
    expect((await ask(person, MONTHLY)).clientSecret).toBe(first.clientSecret);
    clock.ahead = 23 * HOUR_MS;
    const second = await ask(person, MONTHLY);
    expect(second.clientSecret).not.toBe(first.clientSecret);
    expect((await open(person)).map((intent) => intent.client_secret)).toEqual([second.clientSecret]);
  });

  it.each([
    [MONTHLY, YEARLY],
    [MONTHLY, SINGLE],
    [SINGLE, MONTHLY],
  ])('ends the purchase of %s at Stripe where %s is asked for instead', async (one, another) => {
    const person = await buyer();
    const former = await ask(person, one);
    const next = await ask(person, another);
    expect(next.status).toBe(200);
    const { subscriptions } = await billing.raw(person.uid);
    expect((await open(person)).map((intent) => intent.client_secret)).toEqual([next.clientSecret]);
    expect(subscriptions.filter(({ status }) => status === 'incomplete')).toHaveLength(
      another === SINGLE ? 0 : 1,
    );
    await expect(billing.pay(former.clientSecret ?? '')).rejects.toThrow('payment_intent_unexpected_state');
    expect(await billing.pay(next.clientSecret ?? '')).toBe('succeeded');
  });

  it.each(['pm_card_visa', 'pm_card_slow'])(
    'does not ask again for a purchase paid with %s that is not recorded yet',
    async (card) => {
      for (const priceId of [MONTHLY, SINGLE]) {
        const person = await buyer();
        await billing.hold(person.uid);
        await billing.pay((await ask(person, priceId)).clientSecret ?? '', card);
        const before = await billing.raw(person.uid);
        for (const asked of [priceId, YEARLY]) {
          const again = await ask(person, asked);
          expect(again).toMatchObject({ status: 409, error: { code: 'conflict' } });
          expect(again.error?.message).toContain('sendo confirmado');
        }
        const after = await billing.raw(person.uid);
        expect(after.subscriptions.map(({ status }) => status)).toEqual(
          before.subscriptions.map(({ status }) => status),
        );
        expect(after.paymentIntents).toHaveLength(1);
      }
    },
  );

  it('goes on with the same payment after a card was declined', async () => {
    const person = await buyer();
    const { clientSecret } = await ask(person, MONTHLY);
    await expect(billing.pay(clientSecret ?? '', 'pm_card_chargeDeclined')).rejects.toThrow('card_declined');
    expect((await ask(person, MONTHLY)).clientSecret).toBe(clientSecret);
  });

  it('sells no second subscription if Stripe already has one that we do not know', async () => {
    const person = await buyer();
    await billing.hold(person.uid);
    await billing.pay((await ask(person, MONTHLY)).clientSecret ?? '');
    const stored = billing.backend.db.doc(`billing/${person.uid}`);
    await stored.update({ attempt: null });
    const refused = await ask(person, YEARLY);
    expect(refused).toMatchObject({ status: 409, error: { code: 'conflict' } });
    expect(refused.error?.message).toContain('Gerenciar assinatura');
    expect((await stored.get()).get('attempt')).toBeNull();
    expect((await ask(person, SINGLE)).status).toBe(409);
  });

  it('sells nothing to a person whose company pays for access', async () => {
    const person = await buyer({ plan: 'b2b_equilibrio' });
    const refused = await ask(person, MONTHLY);
    expect(refused).toMatchObject({ status: 409, error: { code: 'conflict' } });
    expect(refused.error?.message).toContain('empresa');
    expect((await billing.raw(person.uid)).customers).toEqual([]);
    const body = { priceId: MONTHLY, insists: true };
    expect((await billing.backend.post('/create-payment-intent', body, person.token)).status).toBe(200);
  });

  it('sells nothing before the address for receipts is confirmed', async () => {
    const person = await newPerson(billing.backend.db);
    const refused = await ask(person, MONTHLY);
    expect(refused).toMatchObject({ status: 403, error: { code: 'forbidden' } });
    expect(refused.error?.message).toMatch(/^Confirme o seu e-mail/);
    expect((await billing.raw(person.uid)).customers).toEqual([]);
    await verifyEmail(person.uid);
    expect((await ask(person, MONTHLY)).status).toBe(200);
  });

  it.each(['price_inexistente', 'price_1MoBy5LkdIwHu7ixZhnattbh', 'constructor'])(
    'refuses the price %s in the same words as any other that is not sold',
    async (priceId) => {
      const person = await buyer();
      const refused = await ask(person, priceId);
      expect(refused).toMatchObject({
        status: 400,
        error: {
          code: 'invalid_request',
          message: 'Este plano não está mais à venda. Volte aos planos e escolha de novo.',
        },
      });
      expect(await record(person)).toBeUndefined();
    },
  );

  it('reads only the price from the request', async () => {
    const person = await buyer();
    const claims = { amount: 1, plan: 'decolagem', quantity: 0, mode: 'payment', metadata: { uid: 'outra' } };
    await ask(person, MONTHLY, billing.backend, { ...claims, uid: 'outra', customer: 'cus_outra' });
    const { subscriptions, paymentIntents } = await billing.raw(person.uid);
    expect(subscriptions).toMatchObject([{ metadata: { uid: person.uid, priceId: MONTHLY } }]);
    expect(paymentIntents).toMatchObject([{ amount: 79_90 }]);
    for (const bad of [undefined, null, 1, '', '../v1', { id: MONTHLY }])
      expect((await ask(person, bad)).status).toBe(400);
  });

  it('is for people with a profile who are signed in', async () => {
    const nobody = await newBuyer(billing.backend.db, null);
    expect((await ask(nobody, MONTHLY)).status).toBe(404);
    expect(await record(nobody)).toBeUndefined();
    expect((await ask({ ...nobody, token: '' }, MONTHLY)).status).toBe(401);
  });

  it('takes no customer of somebody else for theirs', async () => {
    const [person, victim] = await Promise.all([buyer(), buyer()]);
    await ask(victim, MONTHLY);
    const customerId = (await victim.profile())['stripeCustomerId'];
    await billing.backend.db.doc(`billing/${person.uid}`).set({ customerId });
    expect(await ask(person, MONTHLY)).toMatchObject({ status: 403, error: { code: 'forbidden' } });
    expect(await record(person)).toEqual({ customerId });
    expect((await billing.raw(victim.uid)).subscriptions).toHaveLength(1);
    expect(billing.backend.logged.at(-1)?.failure).toBe('forbidden: stripe_foreign_customer');
  });

  it('makes another customer where the one before is gone', async () => {
    const person = await buyer();
    await ask(person, MONTHLY);
    const former = (await record(person))?.['customerId'];
    await createStripeClient(billing.settings.provider)?.customers.del(former);
    const { status, clientSecret } = await ask(person, MONTHLY);
    expect(status).toBe(200);
    expect((await record(person))?.['customerId']).not.toBe(former);
    expect((await person.profile())['stripeCustomerId']).toBe((await record(person))?.['customerId']);
    expect(await billing.pay(clientSecret ?? '')).toBe('succeeded');
  });

  it("stops at a customer that Stripe does not know, because the key may be another account's", async () => {
    const person = await buyer();
    const stored = { customerId: 'cus_de_outra_conta' };
    await billing.backend.db.doc(`billing/${person.uid}`).set(stored);
    expect((await ask(person, MONTHLY)).status).toBe(503);
    expect(await record(person)).toEqual(stored);
    expect((await billing.raw(person.uid)).customers).toEqual([]);
  });

  describe('with a coupon', () => {
    /** The code of an unused coupon. */
    async function newCode(coupon: object, code: object = {}): Promise<string> {
      const stripe = createStripeClient(billing.settings.provider);
      if (!stripe) throw new Error('no client');
      const { id } = await stripe.coupons.create(coupon);
      const name = `T${Date.now()}${Math.floor(Math.random() * 1e6)}`;
      await stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: id }, code: name, ...code });
      return name;
    }
    const preview = async (person: Person, code: string, priceId: string = MONTHLY) =>
      billing.backend.post('/billing/coupon', { priceId, code }, person.token);

    it('shows the amount before it starts a payment, and asks for that amount', async () => {
      const person = await buyer();
      const code = await newCode({ percent_off: 25, duration: 'repeating', duration_in_months: 3 });
      const { body } = await preview(person, code.toLowerCase());
      expect(body).toEqual({ code, due: 59_92, off: 19_98, lasts: 'repeating', months: 3 });
      expect(await record(person)).toBeUndefined();
      const coupon = { code, due: 59_92 };
      const { clientSecret } = await ask(person, MONTHLY, billing.backend, { coupon });
      const { paymentIntents, subscriptions } = await billing.raw(person.uid);
      expect(paymentIntents).toMatchObject([{ client_secret: clientSecret, amount: 59_92 }]);
      expect(subscriptions[0]?.discounts).toHaveLength(1);
      expect(await ask(person, MONTHLY, billing.backend, { coupon })).toMatchObject({ clientSecret });
    });

    it('takes the place of the same purchase without one, and the other way round', async () => {
      const person = await buyer();
      const code = await newCode({ amount_off: 1000, currency: 'brl' });
      await ask(person, MONTHLY);
      await ask(person, MONTHLY, billing.backend, { coupon: { code, due: 69_90 } });
      expect(await open(person)).toMatchObject([{ amount: 69_90 }]);
      await ask(person, MONTHLY);
      expect(await open(person)).toMatchObject([{ amount: 79_90 }]);
    });

    it('refuses an amount that differs from the shown one', async () => {
      const person = await buyer();
      const code = await newCode({ percent_off: 50 });
      const { status, error } = await ask(person, MONTHLY, billing.backend, { coupon: { code, due: 1 } });
      expect([status, error?.message]).toEqual([503, expect.stringContaining('mudou')]);
      expect(await open(person)).toEqual([]);
    });

    it.each([
      ['that there is not', async () => 'NUNCA'],
      ['that is over', () => newCode({ percent_off: 50 }, { active: false })],
      ['with letters that none has', async () => 'a b'],
    ])('refuses a code %s', async (_, codeOf) => {
      const { status } = await preview(await buyer(), await codeOf());
      expect([400, 404]).toContain(status);
    });

    it('counts the codes of purchases and previews together, so that neither lets more be guessed', async () => {
      const strict = await localBackend({
        now,
        limits: { ...limits, coupons: { capacity: 2, refillPerSecond: 1 / 30, maxKeys: 10, isShared: true } },
        billing: billing.settings,
        stripe: createStripeClient(billing.settings.provider),
      });
      const person = await buyer();
      const buy = async (code: string) =>
        (await ask(person, MONTHLY, strict, { coupon: { code, due: 1 } })).status;
      const look = { priceId: MONTHLY, code: 'NUNCA2' };
      expect(await buy('NUNCA1')).toBe(404);
      expect((await strict.post('/billing/coupon', look, person.token)).status).toBe(404);
      expect(await buy('NUNCA3')).toBe(429);
      expect((await ask(person, MONTHLY, strict)).status).toBe(200);
      await strict.stop();
    });

    it('refuses one for a single payment, which has no invoice', async () => {
      const code = await newCode({ percent_off: 50 });
      expect(await preview(await buyer(), code, SINGLE)).toMatchObject({
        status: 404,
        body: { error: { message: expect.stringContaining('Conquista') } },
      });
    });

    it('refunds what was paid, and names the discount in the statement', async () => {
      const person = await buyer();
      const code = await newCode({ percent_off: 50, duration: 'forever' });
      const { clientSecret = '' } = await ask(person, MONTHLY, billing.backend, {
        coupon: { code, due: 39_95 },
      });
      await billing.pay(clientSecret, 'pm_card_visa');
      const [payment] = (await billing.raw(person.uid)).paymentIntents;
      const undone = await billing.backend.post(
        '/billing/withdraw',
        { paymentId: payment?.id },
        person.token,
      );
      expect(undone.status).toBe(200);
      const { body } = await billing.backend.get('/billing/status', person.token);
      expect(body).toMatchObject({ payments: [{ amount: 39_95, discount: 39_95, returned: 39_95 }] });
      const { refunds } = await billing.raw(person.uid);
      expect(refunds.map(({ amount }) => amount)).toEqual([39_95]);
    });
  });
});
