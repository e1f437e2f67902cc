import type { BillingStatus } from '@aura/shared-domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_AUTH, localBackend } from '../../../test-support/backend.ts';
import {
  startLocalBilling,
  type BillingUnderTest,
} from '../../../test-support/billing/billing-under-test.ts';
import { createPayingPerson } from '../../../test-support/billing/paying-person.ts';
import { newBuyer, type Person } from '../../../test-support/people.ts';
import { createStripeClient } from '../stripe-client.ts';

const MONTHLY = 'price_demo_impulso_mensal';
const LATE_CARD = 'pm_card_chargeCustomerFail';
const WEEK_MS = 8 * 24 * 60 * 60 * 1000;

let billing: BillingUnderTest & { readonly stop: () => Promise<void> };
beforeAll(async () => void (billing = await startLocalBilling()));
afterAll(() => billing.stop());

const post = (path: string, { token }: Person, body: unknown = '', backend = billing.backend) =>
  backend.post(path, body, token);
const statusOf = async ({ token }: Person) =>
  (await billing.backend.get('/billing/status', token)).body as BillingStatus;
const newestPayment = async (person: Person) => (await statusOf(person)).payments[0]?.id ?? '';

describe.skipIf(!HAS_AUTH)('POST /billing/withdraw', () => {
  it('gives all of the money back once, and ends the subscription at Stripe', async () => {
    const person = await createPayingPerson(billing, MONTHLY);
    const paymentId = await newestPayment(person);
    const answers = await Promise.all([1, 2].map(() => post('/billing/withdraw', person, { paymentId })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { refunds, subscriptions } = await billing.raw(person.uid);
    expect(refunds.map(({ amount }) => amount)).toEqual([79_90]);
    expect(subscriptions.map(({ status }) => status)).toEqual(['canceled']);
    expect(await person.profile()).toMatchObject({ plan: 'freemium', credits: 0 });
    expect(await statusOf(person)).toMatchObject({
      source: null,
      payments: [{ status: 'refunded', returned: 79_90, paidWith: { kind: 'card', last4: '4242' } }],
    });
  });

  it('is refused to somebody else, and once the days are over', async () => {
    const [person, other] = await Promise.all([
      createPayingPerson(billing, MONTHLY),
      createPayingPerson(billing, MONTHLY),
    ]);
    const paymentId = await newestPayment(person);
    expect((await post('/billing/withdraw', other, { paymentId })).status).toBe(404);
    expect((await post('/billing/withdraw', await newBuyer(billing.backend.db), { paymentId })).status).toBe(
      409,
    );
    const late = await localBackend({
      billing: billing.settings,
      stripe: createStripeClient(billing.settings.provider),
      now: () => new Date(Date.now() + WEEK_MS),
    });
    const refused = await post('/billing/withdraw', person, { paymentId }, late);
    await late.stop();
    expect(refused.status).toBe(409);
    expect((await billing.raw(person.uid)).refunds).toEqual([]);
  });
});

describe.skipIf(!HAS_AUTH)('POST /billing/pay-overdue', () => {
  it('charges a refused renewal once more, once', async () => {
    const person = await createPayingPerson(billing, MONTHLY, LATE_CARD);
    expect((await post('/billing/pay-overdue', person)).status).toBe(409);
    await billing.step(person.uid, 'renew');
    await person.sync();
    expect((await statusOf(person)).source).toMatchObject({ overdue: true });
    const refused = await post('/billing/pay-overdue', person);
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain('Troque a forma de pagamento');
    await billing.step(person.uid, 'retry', { succeed: true });
    expect((await post('/billing/pay-overdue', person)).status).toBe(200);
    expect((await statusOf(person)).source).toMatchObject({ overdue: false });
    const paid = (await billing.raw(person.uid)).paymentIntents.filter(
      ({ status }) => status === 'succeeded',
    );
    expect(paid).toHaveLength(2);
  });
});
