import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SANDBOX_PRICES } from '@aura/shared-domain';
import { scaleRuns } from '@aura/testing';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import {
  startLocalBilling,
  type BillingUnderTest,
} from '../../../test-support/billing/billing-under-test.ts';
import { sendToWebhook } from '../../../test-support/billing/signed.ts';
import { newBuyer } from '../../../test-support/people.ts';

/** Nothing here is about rates. */
const plenty = { capacity: 1_000_000, refillPerSecond: 1, maxKeys: 10_000 };
const limits = { address: plenty, purchases: plenty };

let billing: BillingUnderTest & { readonly stop: () => Promise<void> };
beforeAll(async () => void (billing = await startLocalBilling({ limits })));
afterAll(() => billing.stop());

const SOLD = new Set(SANDBOX_PRICES.map(({ id }) => id));

/** Input of an attacker who wants another price: any JSON, near misses of an id, and invalid JSON. */
const nearMiss = fc
  .tuple(fc.constantFrom(...SOLD), fc.nat(), fc.string({ minLength: 1, maxLength: 3 }))
  .map(([id, at, put]) => id.slice(0, at % (id.length + 1)) + put + id.slice((at % (id.length + 1)) + 1))
  .filter((id) => !SOLD.has(id));
const priceId = fc.oneof(fc.jsonValue(), fc.string({ unit: 'grapheme' }), nearMiss, fc.constant('__proto__'));
const body = fc.oneof(
  fc
    .record({ priceId, amount: fc.nat(), plan: fc.string() }, { requiredKeys: ['priceId'] })
    .map((value) => JSON.stringify(value)),
  fc.json(),
  fc.string(),
  fc.constant('{"__proto__":{"priceId":"price_demo_impulso_mensal"}}'),
  fc.constant(JSON.stringify({ priceId: 'x'.repeat(300_000) })),
);

describe.skipIf(!HAS_AUTH)('POST /create-payment-intent', () => {
  it('starts nothing for a body without one of our prices', async () => {
    const person = await newBuyer(billing.backend.db);
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const { status } = await billing.backend.post('/create-payment-intent', text, person.token);
        expect(status).toBeGreaterThanOrEqual(400);
        expect(status).toBeLessThan(500);
      }),
      { numRuns: scaleRuns(200, 1500) },
    );
    const { customers, subscriptions, paymentIntents } = await billing.raw(person.uid);
    expect([customers, subscriptions, paymentIntents]).toEqual([[], [], []]);
    expect(await person.profile()).not.toHaveProperty('stripeCustomerId');
  });

  it.each(SANDBOX_PRICES)('$id, once paid, gives only $plan for $amount', async (price) => {
    const person = await newBuyer(billing.backend.db);
    await billing.hold(person.uid);
    const { body: answer } = await billing.backend.post(
      '/create-payment-intent',
      { priceId: price.id, plan: 'decolagem', amount: 1 },
      person.token,
    );
    await billing.pay((answer as { clientSecret: string }).clientSecret);
    const paid = (await billing.events(person.uid)).find(({ type }) => type === 'payment_intent.succeeded');
    expect(await sendToWebhook(billing.backend.url, JSON.stringify(paid))).toBe(200);
    const { plan, credits, acesso_expira_em: end = null } = await person.profile();
    expect({ plan, credits, ends: end !== null }).toEqual({
      plan: price.plan === 'impulso' ? 'impulso' : 'decolagem',
      credits: 999,
      ends: price.plan === 'conquista',
    });
    const { paymentIntents } = await billing.raw(person.uid);
    expect(paymentIntents).toMatchObject([{ amount_received: price.amount, currency: 'brl' }]);
  });
});
