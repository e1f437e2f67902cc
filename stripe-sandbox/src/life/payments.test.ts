import { describe, expect, it } from 'vitest';
import type { Stripe } from 'stripe';
import { simulate } from '../testing/happenings.testing.ts';
import { confirm, customerFor, orderOnce, subscriber, UID } from '../testing/purchases.testing.ts';
import { openSandbox, SITE, type TestSandbox } from '../testing/sandbox.testing.ts';

/** A customer who has paid once. */
async function paid(sandbox: TestSandbox): Promise<string> {
  const intent = await orderOnce(sandbox, (await customerFor(sandbox)).id);
  await confirm(sandbox, intent.client_secret ?? '', 'approved');
  return intent.id;
}

const chargeOf = async ({ stripe }: TestSandbox, id: string): Promise<Stripe.Charge> => {
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] });
  if (charge === null || typeof charge === 'string') throw new Error('no charge');
  return charge;
};

const lastEvents = async ({ eventsOf }: TestSandbox, count: number): Promise<string[]> =>
  (await eventsOf(UID)).slice(-count).map(({ type }) => type);

it('keeps the metadata of a single payment, and says where its receipt is', async () => {
  const sandbox = await openSandbox();
  const id = await paid(sandbox);
  expect(await sandbox.stripe.paymentIntents.retrieve(id)).toMatchObject({
    status: 'succeeded',
    amount_received: 29090,
    metadata: { firebaseUID: UID, priceId: 'price_demo_conquista_unico' },
  });
  const charge = await chargeOf(sandbox, id);
  expect(charge).toMatchObject({ paid: true, refunded: false, amount_refunded: 0, disputed: false });
  expect(charge.receipt_url).toBe(`${SITE}/pagamentos-demo/receipts/${charge.id}`);
});

it('lets a single payment be cancelled until it is paid', async () => {
  const sandbox = await openSandbox();
  const { id: customer } = await customerFor(sandbox);
  const { id } = await orderOnce(sandbox, customer);
  expect((await sandbox.stripe.paymentIntents.cancel(id)).status).toBe('canceled');
  expect(await lastEvents(sandbox, 1)).toEqual(['payment_intent.canceled']);
  const slow = await orderOnce(sandbox, customer);
  await confirm(sandbox, slow.client_secret ?? '', 'slow');
  await expect(sandbox.stripe.paymentIntents.cancel(slow.id)).rejects.toThrow('processing');
  const done = await paid(sandbox);
  await expect(sandbox.stripe.paymentIntents.cancel(done)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  });
});

describe('refunds', () => {
  it('in part leave the rest, and never give more back than was paid', async () => {
    const sandbox = await openSandbox();
    const id = await paid(sandbox);
    const { refunds } = sandbox.stripe;
    await refunds.create({ payment_intent: id, amount: 10_000 });
    expect(await chargeOf(sandbox, id)).toMatchObject({ amount_refunded: 10_000, refunded: false });
    expect(await lastEvents(sandbox, 2)).toEqual(['refund.created', 'charge.refunded']);
    await expect(refunds.create({ payment_intent: id, amount: 19_091 })).rejects.toThrow('greater');

    await refunds.create({ payment_intent: id });
    expect(await chargeOf(sandbox, id)).toMatchObject({ amount_refunded: 29_090, refunded: true });
    await expect(refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: 'charge_already_refunded',
    });
  });

  it('are refused where nothing was paid', async () => {
    const sandbox = await openSandbox();
    const intent = await orderOnce(sandbox, (await customerFor(sandbox)).id);
    await expect(sandbox.stripe.refunds.create({ payment_intent: intent.id })).rejects.toThrow('successful');
    await confirm(sandbox, intent.client_secret ?? '', 'declined');
    await expect(sandbox.stripe.refunds.create({ payment_intent: intent.id })).rejects.toThrow('successful');
    expect((await simulate(sandbox, 'refund')).status).toBe(404);
  });

  it('reach the newest payment', async () => {
    const sandbox = await openSandbox();
    await subscriber(sandbox);
    await simulate(sandbox, 'renew');
    await simulate(sandbox, 'refund');
    const { data } = await sandbox.stripe.paymentIntents.list({ expand: ['data.latest_charge'] });
    expect(data.map(({ latest_charge: charge }) => (charge as Stripe.Charge).refunded)).toEqual([
      true,
      false,
    ]);
    expect((await simulate(sandbox, 'refund')).status).toBe(404);
  });
});

describe('disputes', () => {
  it.each([
    [true, 'won'],
    [false, 'lost'],
  ])('closed with won: %s say so, and the charge stays marked', async (won, status) => {
    const sandbox = await openSandbox();
    const id = await paid(sandbox);
    await simulate(sandbox, 'dispute');
    expect(await lastEvents(sandbox, 1)).toEqual(['charge.dispute.created']);
    expect((await chargeOf(sandbox, id)).disputed).toBe(true);
    const listed = async () =>
      (await sandbox.stripe.disputes.list({ payment_intent: id })).data.map((dispute) => dispute.status);
    expect(await listed()).toEqual(['needs_response']);
    await expect(sandbox.stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: 'charge_disputed',
    });

    await simulate(sandbox, 'dispute/close', { won });
    expect(await lastEvents(sandbox, 1)).toEqual(['charge.dispute.closed']);
    expect(await listed()).toEqual([status]);
    expect((await chargeOf(sandbox, id)).disputed).toBe(true);
    expect((await simulate(sandbox, 'dispute/close', { won })).status).toBe(404);
    expect((await sandbox.stripe.disputes.list({ payment_intent: 'pi_other' })).data).toEqual([]);
  });
});
