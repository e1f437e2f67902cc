import { CURRENCY, SANDBOX_PRICES } from '@aura/shared-domain';
import type { Stripe } from 'stripe';
import { expect, test } from 'vitest';
import { simulate } from '../testing/happenings.testing.ts';
import { getClientSecret, confirm, customerFor, priceId } from '../testing/purchases.testing.ts';
import { openSandbox, type TestSandbox } from '../testing/sandbox.testing.ts';

const MONTH = priceId('impulso', 'month');
const PRICE = SANDBOX_PRICES.find(({ id }) => id === MONTH)?.amount ?? 0;
const tenth = Math.round(PRICE / 10);

async function codeFor(
  { stripe }: TestSandbox,
  coupon: Stripe.CouponCreateParams,
  code: Partial<Stripe.PromotionCodeCreateParams> = {},
): Promise<Stripe.PromotionCode> {
  const made = await stripe.coupons.create(coupon);
  return stripe.promotionCodes.create({
    promotion: { type: 'coupon', coupon: made.id },
    code: 'BEMVINDA',
    ...code,
  });
}

async function subscribed(sandbox: TestSandbox, code: string, customer?: string) {
  const ordered = await sandbox.stripe.subscriptions.create({
    customer: customer ?? (await customerFor(sandbox)).id,
    items: [{ price: MONTH }],
    payment_behavior: 'default_incomplete',
    payment_settings: { save_default_payment_method: 'on_subscription' },
    discounts: [{ promotion_code: code }],
    expand: ['latest_invoice.confirmation_secret'],
  });
  await confirm(sandbox, getClientSecret(ordered), 'approved');
  return ordered.id;
}

/** The amount of each invoice, oldest first. */
async function charged({ stripe }: TestSandbox, subscription: string): Promise<number[]> {
  const { data } = await stripe.invoices.list({ subscription, limit: 100 });
  return data.map(({ amount_due: due }) => due).toReversed();
}

test.each([
  [{ percent_off: 10, duration: 'once' }, [PRICE - tenth, PRICE, PRICE]],
  [{ percent_off: 10, duration: 'forever' }, [PRICE - tenth, PRICE - tenth, PRICE - tenth]],
  [{ percent_off: 10, duration: 'repeating', duration_in_months: 2 }, [PRICE - tenth, PRICE - tenth, PRICE]],
  [{ amount_off: 1000, currency: CURRENCY, duration: 'once' }, [PRICE - 1000, PRICE, PRICE]],
] as const)('%j takes off the invoices that it holds for', async (coupon, amounts) => {
  const sandbox = await openSandbox();
  const code = await codeFor(sandbox, coupon);
  const id = await subscribed(sandbox, code.id);
  await simulate(sandbox, 'renew');
  await simulate(sandbox, 'renew');
  expect(await charged(sandbox, id)).toEqual(amounts);
});

test('an invoice says what was taken off, by which discount, and a preview says it before', async () => {
  const sandbox = await openSandbox();
  const code = await codeFor(sandbox, { percent_off: 10, duration: 'forever' });
  const preview = await sandbox.stripe.invoices.createPreview({
    subscription_details: { items: [{ price: MONTH }] },
    discounts: [{ promotion_code: code.id }],
  });
  const id = await subscribed(sandbox, code.id);
  const { data } = await sandbox.stripe.invoices.list({ subscription: id });
  for (const invoice of [preview, data[0]])
    expect(invoice).toMatchObject({
      subtotal: PRICE,
      amount_due: PRICE - tenth,
      total_discount_amounts: [{ amount: tenth, discount: expect.stringMatching(/^di_/u) }],
    });
  const { discounts } = await sandbox.stripe.subscriptions.retrieve(id);
  expect(discounts).toEqual([data[0]?.total_discount_amounts?.[0]?.discount]);
  const expand = ['data.discounts.source.coupon'];
  const [shown] = (await sandbox.stripe.subscriptions.list({ status: 'all', expand })).data;
  expect(shown?.discounts).toMatchObject([
    { id: discounts[0], end: null, subscription: id, source: { coupon: { percent_off: 10 } } },
  ]);
});

test('a code is found in any letter case, with its coupon', async () => {
  const sandbox = await openSandbox();
  await codeFor(sandbox, { id: 'dez', percent_off: 10, name: 'Dez por cento' });
  const { data } = await sandbox.stripe.promotionCodes.list({
    code: 'bemvinda',
    active: true,
    expand: ['data.promotion.coupon'],
  });
  expect(data).toMatchObject([{ code: 'BEMVINDA', promotion: { coupon: { id: 'dez', percent_off: 10 } } }]);
  expect(await sandbox.stripe.coupons.retrieve('dez')).toMatchObject({ name: 'Dez por cento', valid: true });
});

test.each([
  ['was redeemed as often as it may be', { max_redemptions: 1 }, {}],
  ['whose coupon was', {}, { max_redemptions: 1 }],
])('a code that %s is refused', async (_, code, coupon) => {
  const sandbox = await openSandbox();
  const made = await codeFor(sandbox, { percent_off: 10, ...coupon }, code);
  await subscribed(sandbox, made.id);
  await expect(subscribed(sandbox, made.id)).rejects.toThrow('redeemed as often');
  expect((await sandbox.stripe.promotionCodes.list({ active: true })).data).toEqual([]);
});

test('a code that has expired, or is not active, is refused', async () => {
  const sandbox = await openSandbox();
  const expires = Math.floor(sandbox.clock.now() / 1000) + 3600;
  const made = await codeFor(sandbox, { percent_off: 10 }, { expires_at: expires });
  sandbox.clock.advance(3_700_000);
  await expect(subscribed(sandbox, made.id)).rejects.toThrow('expired');
  const other = await codeFor(sandbox, { percent_off: 10 });
  await sandbox.stripe.promotionCodes.update(other.id, { active: false });
  await expect(subscribed(sandbox, other.id)).rejects.toThrow('not active');
});

test('a code for the first purchase is refused to who has paid before', async () => {
  const sandbox = await openSandbox();
  const restrictions = { first_time_transaction: true };
  const made = await codeFor(sandbox, { percent_off: 10 }, { restrictions });
  const { id: customer } = await customerFor(sandbox);
  await subscribed(sandbox, made.id, customer);
  await expect(subscribed(sandbox, made.id, customer)).rejects.toThrow('prior transactions');
});

test('a change of plan gives back what was paid, and takes off what the coupon still holds for', async () => {
  const sandbox = await openSandbox();
  const code = await codeFor(sandbox, { percent_off: 50, duration: 'forever' });
  const id = await subscribed(sandbox, code.id);
  const { items } = await sandbox.stripe.subscriptions.retrieve(id);
  const price = priceId('decolagem', 'month');
  await sandbox.stripe.subscriptions.update(id, {
    items: [{ id: items.data[0]?.id ?? '', price }],
    proration_behavior: 'always_invoice',
  });
  const dearer = SANDBOX_PRICES.find((one) => one.id === price)?.amount ?? 0;
  const [first = 0, change] = await charged(sandbox, id);
  expect(change).toBe(dearer - Math.round(dearer / 2) - first);
});

test.each([
  [{ percent_off: 10, amount_off: 5, currency: CURRENCY }, 'either percent_off or amount_off'],
  [{ percent_off: 100 }, 'percent_off'],
  [{ amount_off: 500 }, 'currency'],
  [{ percent_off: 10, duration: 'repeating' as const }, 'duration_in_months'],
])('a coupon %j is refused', async (coupon, reason) => {
  const { stripe } = await openSandbox();
  await expect(stripe.coupons.create(coupon)).rejects.toThrow(reason);
});
