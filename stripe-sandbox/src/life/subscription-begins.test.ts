import { describe, expect, it } from 'vitest';
import { told, periodOf } from '../testing/happenings.testing.ts';
import {
  card,
  getClientSecret,
  confirm,
  customerFor,
  getIntentId,
  order,
  priceId,
  UID,
} from '../testing/purchases.testing.ts';
import { openSandbox } from '../testing/sandbox.testing.ts';

describe('the beginning', () => {
  it('is incomplete until its first invoice is paid, and then keeps the card', async () => {
    const sandbox = await openSandbox();
    const customer = await customerFor(sandbox);
    const ordered = await order(sandbox, customer.id);
    expect(ordered).toMatchObject({
      status: 'incomplete',
      default_payment_method: null,
      customer: customer.id,
      livemode: false,
      metadata: { firebaseUID: UID },
      latest_invoice: {
        status: 'open',
        amount_due: 7990,
        amount_paid: 0,
        billing_reason: 'subscription_create',
      },
    });

    expect(await told(sandbox, () => confirm(sandbox, getClientSecret(ordered), 'approved'))).toEqual([
      'payment_intent.succeeded',
      'invoice.paid',
      'customer.subscription.updated',
    ]);
    const paid = await sandbox.stripe.subscriptions.retrieve(ordered.id, {
      expand: ['latest_invoice.payments'],
    });
    expect(paid).toMatchObject({ status: 'active', default_payment_method: card('approved') });
    expect(periodOf(paid)).toEqual(['2027-01-31', '2027-02-28']);
    expect(paid.items.data[0]?.price).toMatchObject({
      id: priceId('impulso', 'month'),
      unit_amount: 7990,
      currency: 'brl',
      recurring: { interval: 'month' },
    });
    const intent = getIntentId(getClientSecret(ordered));
    expect(paid.latest_invoice).toMatchObject({
      status: 'paid',
      amount_paid: 7990,
      parent: {
        subscription_details: { subscription: paid.id, metadata: { priceId: priceId('impulso', 'month') } },
      },
      payments: { data: [{ status: 'paid', amount_paid: 7990, payment: { payment_intent: intent } }] },
    });
    // Its payments carry none of our metadata: that is what tells them from single ones.
    expect((await sandbox.stripe.paymentIntents.retrieve(intent)).metadata).toEqual({});
  });

  it('goes on waiting after a refused card, and takes another one', async () => {
    const sandbox = await openSandbox();
    const ordered = await order(sandbox, (await customerFor(sandbox)).id);
    const secret = getClientSecret(ordered);
    expect(await told(sandbox, () => confirm(sandbox, secret, 'declined'))).toEqual([
      'payment_intent.payment_failed',
      'invoice.payment_failed',
    ]);
    expect(await sandbox.stripe.paymentIntents.retrieve(getIntentId(secret))).toMatchObject({
      status: 'requires_payment_method',
      payment_method: null,
      last_payment_error: { type: 'card_error', code: 'card_declined' },
    });
    expect((await sandbox.stripe.subscriptions.retrieve(ordered.id)).status).toBe('incomplete');

    await confirm(sandbox, secret, 'approved');
    expect((await sandbox.stripe.subscriptions.retrieve(ordered.id)).status).toBe('active');
    const intent = await sandbox.stripe.paymentIntents.retrieve(getIntentId(secret));
    expect(intent).toMatchObject({ status: 'succeeded', amount_received: 7990, last_payment_error: null });
  });

  it('cancelled before it was paid, expires; its invoice is void and its payment cancelled', async () => {
    const sandbox = await openSandbox();
    const ordered = await order(sandbox, (await customerFor(sandbox)).id);
    const secret = getClientSecret(ordered);
    expect(await told(sandbox, () => sandbox.stripe.subscriptions.cancel(ordered.id))).toEqual([
      'payment_intent.canceled',
      'invoice.voided',
      'customer.subscription.updated',
    ]);
    const ended = await sandbox.stripe.subscriptions.retrieve(ordered.id, { expand: ['latest_invoice'] });
    expect(ended).toMatchObject({ status: 'incomplete_expired', latest_invoice: { status: 'void' } });
    expect(ended.ended_at).not.toBeNull();
    expect(await sandbox.stripe.paymentIntents.retrieve(getIntentId(secret))).toMatchObject({
      status: 'canceled',
      cancellation_reason: 'void_invoice',
    });
    expect(await confirm(sandbox, secret, 'approved')).toMatchObject({
      status: 400,
      body: { error: { code: 'payment_intent_unexpected_state' } },
    });
  });

  it('can have its first invoice made void until it is paid or being paid', async () => {
    const sandbox = await openSandbox();
    const { stripe } = sandbox;
    const { id: customer } = await customerFor(sandbox);
    const invoiceOf = async (subscription: string) =>
      (await stripe.invoices.list({ subscription })).data[0]?.id ?? '';
    const ordered = await order(sandbox, customer);
    expect((await stripe.invoices.voidInvoice(await invoiceOf(ordered.id))).status).toBe('void');
    expect((await confirm(sandbox, getClientSecret(ordered), 'approved')).status).toBe(400);
    expect((await stripe.subscriptions.cancel(ordered.id)).status).toBe('incomplete_expired');

    for (const cardId of ['slow', 'approved'] as const) {
      const other = await order(sandbox, customer);
      await confirm(sandbox, getClientSecret(other), cardId);
      await expect(stripe.invoices.voidInvoice(await invoiceOf(other.id))).rejects.toThrow('open invoices');
    }
  });

  it('refuses a price that is paid once, and a customer that is not there', async () => {
    const sandbox = await openSandbox();
    const { id } = await customerFor(sandbox);
    await expect(order(sandbox, id, priceId('conquista', 'once'))).rejects.toThrow('type=one_time');
    await expect(order(sandbox, id, 'price_other')).rejects.toMatchObject({ code: 'resource_missing' });
    await expect(order(sandbox, 'cus_other')).rejects.toMatchObject({ code: 'resource_missing' });
  });
});
