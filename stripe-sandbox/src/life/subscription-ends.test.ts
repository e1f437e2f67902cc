import { describe, expect, it } from 'vitest';
import { told, simulate } from '../testing/happenings.testing.ts';
import { subscriber, UID } from '../testing/purchases.testing.ts';
import { openSandbox } from '../testing/sandbox.testing.ts';

describe('the end', () => {
  it('at the end of the period can be taken back until then', async () => {
    const sandbox = await openSandbox();
    const { subscription: id } = await subscriber(sandbox);
    const { subscriptions } = sandbox.stripe;
    const ending = await subscriptions.update(id, { cancel_at_period_end: true });
    expect(ending).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect(ending.cancel_at).toBe(ending.items.data[0]?.current_period_end);
    expect((await sandbox.eventsOf(UID)).at(-1)).toMatchObject({
      type: 'customer.subscription.updated',
      data: { previous_attributes: { cancel_at_period_end: false, cancel_at: null, canceled_at: null } },
    });
    expect(await subscriptions.update(id, { cancel_at_period_end: false })).toMatchObject({
      cancel_at: null,
      canceled_at: null,
    });
    expect((await simulate(sandbox, 'end')).status).toBe(404);

    await subscriptions.update(id, { cancel_at_period_end: true });
    expect(await told(sandbox, () => simulate(sandbox, 'end'))).toEqual(['customer.subscription.deleted']);
    expect((await subscriptions.retrieve(id)).status).toBe('canceled');
  });

  it('comes instead of a renewal where it was cancelled', async () => {
    const sandbox = await openSandbox();
    const { subscription: id } = await subscriber(sandbox);
    await sandbox.stripe.subscriptions.update(id, { cancel_at_period_end: true });
    expect(await told(sandbox, () => simulate(sandbox, 'renew'))).toEqual(['customer.subscription.deleted']);
  });

  it('comes at once when it is cancelled, and only once', async () => {
    const sandbox = await openSandbox();
    const { subscription: id } = await subscriber(sandbox);
    expect(await sandbox.stripe.subscriptions.cancel(id)).toMatchObject({ status: 'canceled' });
    await expect(sandbox.stripe.subscriptions.cancel(id)).rejects.toMatchObject({
      statusCode: 404,
      code: 'resource_missing',
    });
    await expect(sandbox.stripe.subscriptions.update(id, { cancel_at_period_end: true })).rejects.toThrow(
      'canceled subscription',
    );
  });
});
