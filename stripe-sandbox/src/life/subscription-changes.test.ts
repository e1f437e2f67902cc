import { describe, expect, it } from 'vitest';
import { told, periodOf, simulate } from '../testing/happenings.testing.ts';
import { order, priceId, subscriber } from '../testing/purchases.testing.ts';
import { openSandbox, type TestSandbox } from '../testing/sandbox.testing.ts';

describe('another plan', () => {
  const change = async ({ stripe }: TestSandbox, id: string, price: string) => {
    const { items } = await stripe.subscriptions.retrieve(id);
    return stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price }],
      proration_behavior: 'none',
    });
  };

  it('paid as often holds at once and is charged with the next period', async () => {
    const sandbox = await openSandbox();
    const { subscription: id } = await subscriber(sandbox);
    const price = priceId('decolagem', 'month');
    expect(await told(sandbox, () => change(sandbox, id, price))).toEqual(['customer.subscription.updated']);
    const changed = await sandbox.stripe.subscriptions.retrieve(id);
    expect(changed.items.data[0]?.price.id).toBe(price);
    expect(periodOf(changed)).toEqual(['2027-01-31', '2027-02-28']);
    await simulate(sandbox, 'renew');
    const { latest_invoice: invoice } = await sandbox.stripe.subscriptions.retrieve(id, {
      expand: ['latest_invoice'],
    });
    expect(invoice).toMatchObject({ amount_paid: 14990 });
  });

  it('paid yearly begins a year now, and is charged now', async () => {
    const sandbox = await openSandbox();
    const { subscription: id } = await subscriber(sandbox);
    sandbox.clock.advance(10 * 86_400_000);
    await change(sandbox, id, priceId('impulso', 'year'));
    const changed = await sandbox.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    expect(periodOf(changed)).toEqual(['2027-02-10', '2028-02-10']);
    expect(changed.latest_invoice).toMatchObject({
      status: 'paid',
      amount_paid: 79990,
      billing_reason: 'subscription_update',
    });
    await simulate(sandbox, 'renew');
    const renewed = await sandbox.stripe.subscriptions.retrieve(id);
    expect(periodOf(renewed)).toEqual(['2028-02-10', '2029-02-10']);
  });

  it('is refused for an item of another subscription, and before the first payment', async () => {
    const sandbox = await openSandbox();
    const { customer, subscription: id } = await subscriber(sandbox);
    const items = [{ id: 'si_other', price: priceId('decolagem', 'month') }];
    await expect(sandbox.stripe.subscriptions.update(id, { items })).rejects.toMatchObject({
      code: 'resource_missing',
    });
    const waiting = await order(sandbox, customer);
    await expect(change(sandbox, waiting.id, priceId('decolagem', 'month'))).rejects.toThrow('not paid');
  });
});
