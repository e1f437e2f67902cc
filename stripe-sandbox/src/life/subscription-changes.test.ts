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

  it('without proration starts at once and is charged with the next period', async () => {
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

  it('is previewed, invoiced at once in two lines, and paid as it was previewed', async () => {
    const sandbox = await openSandbox();
    const { subscription: id } = await subscriber(sandbox);
    sandbox.clock.advance(14 * 86_400_000);
    const at = Math.floor(sandbox.clock.now() / 1000);
    const before = await sandbox.stripe.subscriptions.retrieve(id);
    const items = [{ id: before.items.data[0]?.id ?? '', price: priceId('decolagem', 'month') }];
    const terms = { proration_behavior: 'always_invoice', proration_date: at } as const;
    const preview = await sandbox.stripe.invoices.createPreview({
      subscription: id,
      subscription_details: { items, ...terms },
    });
    sandbox.clock.advance(60_000);
    await sandbox.stripe.subscriptions.update(id, { items, ...terms });
    const { data } = await sandbox.stripe.invoices.list({ subscription: id });
    expect(data[0]).toMatchObject({ amount_paid: 3500, billing_reason: 'subscription_update' });
    expect(preview.amount_due).toBe(3500);
    expect(data[0]?.lines.data.map(({ amount }) => amount)).toEqual([-3995, 7495]);
    expect(data[0]?.lines.data.every((line) => line.parent?.subscription_item_details?.proration)).toBe(true);
    expect(periodOf(await sandbox.stripe.subscriptions.retrieve(id))).toEqual(periodOf(before));
  });

  it('is refused with 402 where the card does not pay, and nothing has changed', async () => {
    const sandbox = await openSandbox();
    const { subscription: id } = await subscriber(sandbox, 'renewal_declined');
    const { items } = await sandbox.stripe.subscriptions.retrieve(id);
    const asked = sandbox.stripe.subscriptions.update(id, {
      items: [{ id: items.data[0]?.id ?? '', price: priceId('decolagem', 'month') }],
      proration_behavior: 'always_invoice',
      payment_behavior: 'error_if_incomplete',
    });
    await expect(asked).rejects.toMatchObject({ type: 'StripeCardError', statusCode: 402 });
    const after = await sandbox.stripe.subscriptions.retrieve(id);
    expect([after.status, after.items.data[0]?.price.id]).toEqual(['active', priceId('impulso', 'month')]);
    expect((await sandbox.stripe.invoices.list()).data).toHaveLength(1);
  });

  it('of a schedule starts with the next period, and the schedule is released at its end', async () => {
    const sandbox = await openSandbox();
    const { subscription: id } = await subscriber(sandbox, 'approved', priceId('decolagem', 'year'));
    const { items } = await sandbox.stripe.subscriptions.retrieve(id);
    const [item] = items.data;
    const [start, end] = [item?.current_period_start ?? 0, item?.current_period_end ?? 0];
    const { id: scheduleId } = await sandbox.stripe.subscriptionSchedules.create({ from_subscription: id });
    await sandbox.stripe.subscriptionSchedules.update(scheduleId, {
      end_behavior: 'release',
      phases: [
        { items: [{ price: priceId('decolagem', 'year') }], start_date: start, end_date: end },
        {
          items: [{ price: priceId('impulso', 'month') }],
          start_date: end,
          duration: { interval: 'month', interval_count: 1 },
          proration_behavior: 'none',
        },
      ],
    });
    await simulate(sandbox, 'renew');
    const changed = await sandbox.stripe.subscriptions.retrieve(id, { expand: ['latest_invoice'] });
    expect(changed).toMatchObject({ schedule: scheduleId, latest_invoice: { amount_paid: 7990 } });
    expect(periodOf(changed)).toEqual(['2028-01-31', '2028-02-29']);
    await simulate(sandbox, 'renew');
    expect((await sandbox.stripe.subscriptions.retrieve(id)).schedule).toBeNull();
    expect((await sandbox.stripe.subscriptionSchedules.retrieve(scheduleId)).status).toBe('released');
  });

  it('is refused for an item of another subscription, and before the first payment', async () => {
    const sandbox = await openSandbox();
    const { customer, subscription: id } = await subscriber(sandbox);
    const items = [{ id: 'si_other', price: priceId('decolagem', 'month') }];
    const update = sandbox.stripe.subscriptions.update(id, { items, proration_behavior: 'none' });
    await expect(update).rejects.toMatchObject({
      code: 'resource_missing',
    });
    const waiting = await order(sandbox, customer);
    await expect(change(sandbox, waiting.id, priceId('decolagem', 'month'))).rejects.toThrow('not paid');
  });
});
