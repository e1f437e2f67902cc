import { DAY_MS, HOUR_MS } from '@aura/shared-domain';
import { expect, it } from 'vitest';
import {
  getClientSecret,
  confirm,
  customerFor,
  getIntentId,
  order,
  subscriber,
} from '../testing/purchases.testing.ts';
import { openSandbox } from '../testing/sandbox.testing.ts';

it('lets a slow payment succeed by itself, not before its time', async () => {
  const sandbox = await openSandbox({ slowMs: 6000 });
  const ordered = await order(sandbox, (await customerFor(sandbox)).id);
  const secret = getClientSecret(ordered);
  expect((await confirm(sandbox, secret, 'slow')).body).toEqual({ status: 'processing' });
  sandbox.clock.advance(5999);
  expect((await sandbox.stripe.paymentIntents.retrieve(getIntentId(secret))).status).toBe('processing');
  expect((await sandbox.stripe.subscriptions.retrieve(ordered.id)).status).toBe('incomplete');
  sandbox.clock.advance(1);
  expect((await sandbox.stripe.paymentIntents.retrieve(getIntentId(secret))).status).toBe('succeeded');
  expect((await sandbox.stripe.subscriptions.retrieve(ordered.id)).status).toBe('active');
});

it('takes a slow payment back with the subscription that it was for', async () => {
  const sandbox = await openSandbox();
  const ordered = await order(sandbox, (await customerFor(sandbox)).id);
  await confirm(sandbox, getClientSecret(ordered), 'slow');
  await sandbox.stripe.subscriptions.cancel(ordered.id);
  sandbox.clock.advance(HOUR_MS);
  const intent = await sandbox.stripe.paymentIntents.retrieve(getIntentId(getClientSecret(ordered)));
  expect(intent).toMatchObject({ status: 'canceled', latest_charge: null });
});

it('lets an unpaid first payment expire after 23 hours', async () => {
  const sandbox = await openSandbox();
  const { id } = await order(sandbox, (await customerFor(sandbox)).id);
  sandbox.clock.advance(23 * HOUR_MS - 1);
  expect((await sandbox.stripe.subscriptions.retrieve(id)).status).toBe('incomplete');
  sandbox.clock.advance(1);
  expect((await sandbox.stripe.subscriptions.retrieve(id)).status).toBe('incomplete_expired');
});

it('renews when a period ends, once for each that has passed', async () => {
  const sandbox = await openSandbox();
  await subscriber(sandbox);
  sandbox.clock.advance(60 * DAY_MS);
  const { data } = await sandbox.stripe.invoices.list();
  expect(data.map(({ billing_reason: reason }) => reason)).toEqual([
    'subscription_cycle',
    'subscription_cycle',
    'subscription_create',
  ]);
});

it('leaves a late subscription to whoever tries again or gives up', async () => {
  const sandbox = await openSandbox();
  const { subscription } = await subscriber(sandbox, 'renewal_declined');
  sandbox.clock.advance(200 * DAY_MS);
  expect((await sandbox.stripe.subscriptions.retrieve(subscription)).status).toBe('past_due');
  const { data } = await sandbox.stripe.invoices.list({ subscription });
  expect(data.map(({ status, attempt_count: attempts }) => [status, attempts])).toEqual([
    ['open', 1],
    ['paid', 1],
  ]);
});
