import { describe, expect, it } from 'vitest';
import { told, periodOf, simulate } from '../testing/happenings.testing.ts';
import { getClientSecret, confirm, customerFor, priceId, subscriber } from '../testing/purchases.testing.ts';
import { openSandbox } from '../testing/sandbox.testing.ts';

describe('renewals', () => {
  it('begin on the day of the first payment, or the last day of a shorter month', async () => {
    const sandbox = await openSandbox();
    const { subscription } = await subscriber(sandbox);
    expect(await told(sandbox, () => simulate(sandbox, 'renew'))).toEqual([
      'customer.subscription.updated',
      'payment_intent.succeeded',
      'invoice.paid',
    ]);
    const renewed = await sandbox.stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] });
    expect(periodOf(renewed)).toEqual(['2027-02-28', '2027-03-31']);
    expect(renewed).toMatchObject({
      status: 'active',
      latest_invoice: { status: 'paid', billing_reason: 'subscription_cycle' },
    });
  });

  it('that are refused leave it late; tried again in vain it stays late, paid it is active', async () => {
    const sandbox = await openSandbox();
    const { subscription } = await subscriber(sandbox, 'renewal_declined');
    expect(await told(sandbox, () => simulate(sandbox, 'renew'))).toEqual([
      'customer.subscription.updated',
      'payment_intent.payment_failed',
      'invoice.payment_failed',
      'customer.subscription.updated',
    ]);
    expect(await told(sandbox, () => simulate(sandbox, 'retry', { succeed: false }))).toEqual([
      'payment_intent.payment_failed',
      'invoice.payment_failed',
    ]);
    const late = await sandbox.stripe.subscriptions.retrieve(subscription, { expand: ['latest_invoice'] });
    expect(late).toMatchObject({ status: 'past_due', latest_invoice: { status: 'open', attempt_count: 2 } });

    expect(await told(sandbox, () => simulate(sandbox, 'retry', { succeed: true }))).toEqual([
      'payment_intent.succeeded',
      'invoice.paid',
      'customer.subscription.updated',
    ]);
    expect((await sandbox.stripe.subscriptions.retrieve(subscription)).status).toBe('active');
    expect((await simulate(sandbox, 'retry', { succeed: true })).status).toBe(404);
  });

  it('end it if nobody pays', async () => {
    const sandbox = await openSandbox();
    const { subscription } = await subscriber(sandbox, 'renewal_declined');
    await simulate(sandbox, 'renew');
    expect(await told(sandbox, () => simulate(sandbox, 'give-up'))).toEqual([
      'customer.subscription.deleted',
    ]);
    expect(await sandbox.stripe.subscriptions.retrieve(subscription)).toMatchObject({
      status: 'canceled',
      cancellation_details: { reason: 'payment_failed' },
    });
    expect((await simulate(sandbox, 'renew')).status).toBe(404);
  });

  it('fail if the card was not kept', async () => {
    const sandbox = await openSandbox();
    const { id: customer } = await customerFor(sandbox);
    const ordered = await sandbox.stripe.subscriptions.create({
      customer,
      items: [{ price: priceId('impulso', 'month') }],
      payment_behavior: 'default_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    });
    await confirm(sandbox, getClientSecret(ordered), 'approved');
    await simulate(sandbox, 'renew');
    expect((await sandbox.stripe.subscriptions.retrieve(ordered.id)).status).toBe('past_due');
  });
});
