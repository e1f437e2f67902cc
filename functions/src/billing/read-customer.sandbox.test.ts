import { SANDBOX_PRICES, type PaidPlan } from '@aura/shared-domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxOfTest, type SandboxOfTest } from '../../test-support/billing/sandbox-of-test.ts';
import { createPurchase } from './checkout/purchase.ts';
import { NO_PURCHASES } from './customer-state.ts';
import { computeEntitlement } from './compute-entitlement.ts';
import { createPriceBook } from './price-book.ts';
import { readCustomer } from './read-customer.ts';
import { listShownPayments } from './shown-payments.ts';

const prices = createPriceBook(SANDBOX_PRICES, []);

let sandbox: SandboxOfTest;
beforeAll(async () => {
  sandbox = await sandboxOfTest();
});
afterAll(() => sandbox.stop());

/** A person who begins a purchase through the backend, and the stand-in's data about them. */
async function buyerOf(plan: PaidPlan, promotionCodeId?: string) {
  const { uid, customerId } = await sandbox.newBuyer();
  const price = SANDBOX_PRICES.find((one) => one.plan === plan);
  if (!price) throw new Error(`no price for ${plan}`);
  const order = {
    uid,
    email: undefined,
    customerId,
    price,
    attemptId: 'a1',
    ...(promotionCodeId && { promotionCodeId }),
  };
  const purchase = await createPurchase(sandbox.stripe, order);
  if (!purchase?.clientSecret) throw new Error('nothing to pay');
  const { clientSecret } = purchase;
  const read = async () => (await readCustomer(sandbox.stripe, customerId)) ?? NO_PURCHASES;
  return {
    pay: (card?: string) => sandbox.pay(clientSecret, card),
    step: (...step: Parameters<SandboxOfTest['step']> extends [string, ...infer Rest] ? Rest : never) =>
      sandbox.step(uid, ...step),
    planNow: async () => computeEntitlement(await read(), prices, { livemode: false, now: new Date() }).plan,
    payments: async () => listShownPayments(await read(), prices),
    remove: () => sandbox.stripe.customers.del(customerId),
    read,
  };
}

test('a paid subscription gives its plan through renewals and changes', async () => {
  const { pay, planNow, payments, step, read } = await buyerOf('impulso');
  expect([await planNow(), await payments()]).toEqual(['freemium', []]);
  await pay('pm_card_chargeCustomerFail');
  expect(await planNow()).toBe('impulso');
  expect(await payments()).toEqual([
    expect.objectContaining({ plan: 'impulso', interval: 'month', amount: 79_90, status: 'paid' }),
  ]);
  await step('renew');
  expect([await planNow(), (await read()).subscriptions[0]?.status]).toEqual(['impulso', 'past_due']);
  await step('give-up');
  expect(await planNow()).toBe('freemium');
});

test('a refunded subscription gives nothing', async () => {
  const { pay, planNow, payments, step } = await buyerOf('decolagem');
  await pay();
  await step('refund', { amount: 10_00 });
  expect([await planNow(), (await payments())[0]?.status]).toEqual(['decolagem', 'partly_refunded']);
  await step('refund');
  expect([await planNow(), (await payments())[0]?.status]).toEqual(['freemium', 'refunded']);
});

test('a single payment gives its days, except during a dispute, and has a receipt', async () => {
  const { pay, planNow, payments, step } = await buyerOf('conquista');
  await pay();
  expect(await planNow()).toBe('decolagem');
  expect((await payments())[0]?.receiptUrl).toMatch(/^\/pagamentos-demo\/receipts\/\w+$/);
  await step('dispute');
  expect([await planNow(), (await payments())[0]?.status]).toEqual(['freemium', 'disputed']);
  await step('dispute/close', { won: true });
  expect([await planNow(), (await payments())[0]?.status]).toEqual(['decolagem', 'paid']);
});

test('a deleted customer has nothing', async () => {
  const { pay, planNow, remove } = await buyerOf('impulso');
  await pay();
  await remove();
  expect(await planNow()).toBe('freemium');
});

test.each([
  ['once', { percent_off: 50, duration: 'once' }, [79_90]],
  ['months', { percent_off: 50, duration: 'repeating', duration_in_months: 2 }, [39_95, 79_90]],
  ['always', { amount_off: 10_00, currency: 'brl', duration: 'forever' }, [69_90, 69_90]],
] as const)('the next charge includes the discount of a coupon: %s', async (code, coupon, amounts) => {
  const { id } = await sandbox.stripe.coupons.create(coupon);
  const promotion = await sandbox.stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: id },
    code,
  });
  const { pay, read, step } = await buyerOf('impulso', promotion.id);
  await pay();
  const told: number[] = [];
  for (const _ of amounts) {
    const { source } = computeEntitlement(await read(), prices, { livemode: false, now: new Date() });
    told.push(source?.kind === 'subscription' ? source.amount : 0);
    await step('renew');
  }
  expect(told).toEqual(amounts);
});
