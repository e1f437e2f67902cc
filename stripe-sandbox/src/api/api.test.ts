import { describe, expect, it } from 'vitest';
import { Stripe } from 'stripe';
import { SANDBOX_PRICES } from '@aura/shared-domain';
import { customerFor, order, orderOnce, subscriber } from '../testing/purchases.testing.ts';
import { openSandbox } from '../testing/sandbox.testing.ts';

it('refuses a call without the key', async () => {
  const { origin } = await openSandbox();
  const port = Number(new URL(origin).port);
  const stranger = new Stripe('sk_test_other', { host: '127.0.0.1', port, protocol: 'http' });
  await expect(stranger.customers.create({})).rejects.toMatchObject({ statusCode: 401 });
});

it('refuses what it does not know, as Stripe does', async () => {
  const { stripe } = await openSandbox();
  await expect(stripe.products.create({ name: 'Outro' })).rejects.toMatchObject({
    statusCode: 404,
    type: 'StripeInvalidRequestError',
  });
  await expect(stripe.customers.create({ phone: '1' })).rejects.toMatchObject({
    code: 'parameter_unknown',
    param: 'phone',
  });
  await expect(stripe.paymentIntents.retrieve('pi_other')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  });
  await expect(stripe.customers.retrieve('__proto__')).rejects.toMatchObject({ statusCode: 404 });
  await expect(
    stripe.paymentIntents.create({
      customer: 'cus_other',
      currency: 'brl',
    } as Stripe.PaymentIntentCreateParams),
  ).rejects.toMatchObject({ code: 'parameter_missing', param: 'amount' });
});

it('knows the price of everything that is sold', async () => {
  const { stripe } = await openSandbox();
  for (const { id, amount, interval } of SANDBOX_PRICES) {
    const price = await stripe.prices.retrieve(id);
    expect(price).toMatchObject({ unit_amount: amount, currency: 'brl', livemode: false });
    expect(price.recurring?.interval).toBe(interval === 'once' ? undefined : interval);
    expect(price.unit_amount_decimal?.toString()).toBe(String(amount));
  }
});

describe('lists', () => {
  it('are paged, newest first, to the end', async () => {
    const sandbox = await openSandbox();
    const { id: customer } = await customerFor(sandbox);
    const made: string[] = [];
    for (let count = 0; count < 5; count += 1) made.unshift((await orderOnce(sandbox, customer)).id);
    const { stripe } = sandbox;
    const page = await stripe.paymentIntents.list({ customer, limit: 2 });
    expect(page).toMatchObject({ has_more: true });
    expect(page.data.map(({ id }) => id)).toEqual(made.slice(0, 2));
    const all: string[] = [];
    for await (const { id } of stripe.paymentIntents.list({ customer, limit: 2 })) all.push(id);
    expect(all).toEqual(made);
    expect((await stripe.paymentIntents.list({ customer, limit: 5 })).has_more).toBe(false);
    await expect(stripe.paymentIntents.list({ starting_after: 'pi_other' })).rejects.toMatchObject({
      code: 'resource_missing',
    });
  });

  it('hold only what was asked for', async () => {
    const sandbox = await openSandbox();
    const { customer, subscription } = await subscriber(sandbox);
    const other = await customerFor(sandbox, 'outra');
    const waiting = await order(sandbox, other.id);
    await sandbox.stripe.subscriptions.cancel(subscription);
    const idsOf = async (query: Stripe.SubscriptionListParams) =>
      (await sandbox.stripe.subscriptions.list(query)).data.map(({ id }) => id);
    expect(await idsOf({ customer, status: 'all' })).toEqual([subscription]);
    expect(await idsOf({ customer })).toEqual([]);
    expect(await idsOf({ status: 'incomplete' })).toEqual([waiting.id]);
    const invoices = await sandbox.stripe.invoices.list({ subscription: waiting.id, status: 'open' });
    expect(invoices.data).toHaveLength(1);
  });
});

describe('expansion', () => {
  it('fills what was asked for, however deep, and leaves out the rest', async () => {
    const sandbox = await openSandbox();
    const { customer } = await subscriber(sandbox);
    const { data } = await sandbox.stripe.subscriptions.list({
      customer,
      status: 'all',
      expand: ['data.latest_invoice.payments', 'data.customer'],
    });
    expect(data[0]).toMatchObject({
      customer: { id: customer, email: 'ana@demo.aura' },
      latest_invoice: { customer, payments: { data: [{ object: 'invoice_payment' }] } },
    });
    expect(data[0]?.latest_invoice).not.toHaveProperty('confirmation_secret');
    const invoices = await sandbox.stripe.invoices.list({ customer });
    expect(invoices.data[0]).not.toHaveProperty('payments');
  });

  it('is refused for what cannot be expanded, before anything is done', async () => {
    const sandbox = await openSandbox();
    await expect(
      sandbox.stripe.customers.create({ metadata: { firebaseUID: 'x' }, expand: ['nothing'] }),
    ).rejects.toThrow('cannot be expanded');
    const { body } = await sandbox.ask('GET', '/control/people/x');
    expect(body['customers']).toEqual([]);
    await expect(
      sandbox.stripe.subscriptions.list({
        expand: ['data.latest_invoice.payments.data.payment.payment_intent'],
      }),
    ).rejects.toThrow('more than 4 levels');
  });
});
