import { SANDBOX_PRICES } from '@aura/shared-domain';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { sandboxOfTest, type SandboxOfTest } from '../../../test-support/billing/sandbox-of-test.ts';
import { configurePortal } from './portal-configuration.ts';

let sandbox: SandboxOfTest;
beforeEach(async () => void (sandbox = await sandboxOfTest()));
afterEach(() => sandbox.stop());

const wanted = { prices: SANDBOX_PRICES, siteUrl: 'https://aura.example' };

test('it is made once, is then as it has to be, and is found where somebody changed it', async () => {
  const { stripe } = sandbox;
  expect((await configurePortal(stripe, wanted, true)).kind).toBe('differs');
  expect((await stripe.billingPortal.configurations.list()).data).toHaveLength(0);

  const made = await configurePortal(stripe, wanted, false);
  expect(made.kind).toBe('made');
  expect(await configurePortal(stripe, wanted, false)).toEqual({
    kind: 'same',
    id: made.id,
    differences: [],
  });
  const { features } = await stripe.billingPortal.configurations.retrieve(made.id ?? '');
  expect(features.subscription_update).toMatchObject({
    proration_behavior: 'always_invoice',
    schedule_at_period_end: {
      conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
    },
  });
  expect(features.subscription_update.products?.map(({ prices }) => prices.length)).toEqual([2, 2]);

  await stripe.billingPortal.configurations.update(made.id ?? '', {
    features: { subscription_update: { enabled: true, proration_behavior: 'none' } },
  });
  expect(await configurePortal(stripe, wanted, true)).toEqual({
    kind: 'differs',
    id: made.id,
    differences: ['features.subscription_update.proration_behavior'],
  });
  expect((await configurePortal(stripe, wanted, false)).kind).toBe('changed');
  expect((await configurePortal(stripe, wanted, true)).kind).toBe('same');
});
