import { afterAll, beforeAll, expect, test } from 'vitest';
import { sandboxOfTest, type SandboxOfTest } from '../../../test-support/billing/sandbox-of-test.ts';
import { CAMPAIGNS, type Campaign } from './campaigns.ts';
import { makeCoupons } from './make-coupons.ts';

let sandbox: SandboxOfTest;
beforeAll(async () => void (sandbox = await sandboxOfTest()));
afterAll(() => sandbox.stop());

const SPRING: Campaign = {
  code: 'PRIMAVERA',
  name: 'Primavera',
  off: { amount: 2000 },
  lasts: { months: 3 },
  most: 10,
  until: '2099-09-30',
  isForFirst: true,
};
const outcomes = async (campaigns: readonly Campaign[], checkOnly = false) =>
  Object.fromEntries(await makeCoupons(sandbox.stripe, campaigns, checkOnly));

test('coupons are made once, ended when they are no longer named, and never changed', async () => {
  expect(await outcomes([SPRING], true)).toEqual({ PRIMAVERA: 'missing' });
  expect(await outcomes([SPRING])).toEqual({ PRIMAVERA: 'made' });
  const { data } = await sandbox.stripe.promotionCodes.list({
    code: 'primavera',
    expand: ['data.promotion.coupon'],
  });
  expect(data).toMatchObject([
    {
      code: 'PRIMAVERA',
      max_redemptions: 10,
      expires_at: Date.parse('2099-10-01T03:00:00Z') / 1000,
      restrictions: { first_time_transaction: true },
      promotion: { coupon: { amount_off: 2000, duration: 'repeating', duration_in_months: 3 } },
    },
  ]);
  expect(await outcomes([SPRING])).toEqual({ PRIMAVERA: 'same' });
  expect(await outcomes([{ ...SPRING, off: { percent: 50 } }])).toEqual({ PRIMAVERA: 'differs' });
  expect(await outcomes([], true)).toEqual({ PRIMAVERA: 'differs' });
  expect(await outcomes([])).toEqual({ PRIMAVERA: 'ended' });
  expect((await sandbox.stripe.promotionCodes.list({ active: true })).data).toEqual([]);
  expect(await outcomes([SPRING])).toEqual({ PRIMAVERA: 'same' });
});

test('the campaigns of the code can be made', async () => {
  const codes = CAMPAIGNS.map(({ code }) => code);
  expect(await outcomes(CAMPAIGNS)).toEqual(Object.fromEntries(codes.map((code) => [code, 'made'])));
});
