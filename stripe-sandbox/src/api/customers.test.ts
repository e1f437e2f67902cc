import { expect, it } from 'vitest';
import {
  getClientSecret,
  confirm,
  customerFor,
  order,
  subscriber,
  UID,
} from '../testing/purchases.testing.ts';
import { openSandbox } from '../testing/sandbox.testing.ts';

it('keeps what it is given, and changes only what is sent', async () => {
  const { stripe } = await openSandbox();
  const { id } = await stripe.customers.create({
    email: 'ana@demo.aura',
    name: 'Ana',
    metadata: { firebaseUID: UID, other: 'x' },
  });
  await stripe.customers.update(id, { name: '', metadata: { other: '', more: 'y' } });
  expect(await stripe.customers.retrieve(id)).toMatchObject({
    email: 'ana@demo.aura',
    name: null,
    metadata: { firebaseUID: UID, more: 'y' },
    livemode: false,
  });
});

it('deleted, ends its subscriptions and is only known to have been', async () => {
  const sandbox = await openSandbox();
  const { customer, subscription } = await subscriber(sandbox);
  const waiting = await order(sandbox, customer);
  const portal = await sandbox.stripe.billingPortal.sessions.create({ customer });
  const before = (await sandbox.eventsOf(UID)).length;
  expect(await sandbox.stripe.customers.del(customer)).toEqual(
    expect.objectContaining({ id: customer, deleted: true }),
  );

  const told = (await sandbox.eventsOf(UID)).slice(before).map(({ type }) => type);
  expect(told).toEqual([
    'payment_intent.canceled',
    'invoice.voided',
    'customer.subscription.updated',
    'customer.subscription.deleted',
    'customer.deleted',
  ]);
  const found = await sandbox.stripe.customers.retrieve(customer);
  expect({ ...found }).toEqual({ id: customer, object: 'customer', deleted: true });
  expect((await sandbox.stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
  expect((await confirm(sandbox, getClientSecret(waiting), 'approved')).status).toBe(400);
  expect((await fetch(sandbox.origin + new URL(portal.url).pathname)).status).toBe(404);
  await expect(order(sandbox, customer)).rejects.toMatchObject({ code: 'resource_missing' });
  await expect(sandbox.stripe.customers.del(customer)).rejects.toMatchObject({ statusCode: 404 });
});

it('deleted, pays nothing that was begun', async () => {
  const sandbox = await openSandbox();
  const { id: customer } = await customerFor(sandbox);
  const intent = await sandbox.stripe.paymentIntents.create({ customer, amount: 100, currency: 'brl' });
  await sandbox.stripe.customers.del(customer);
  expect((await confirm(sandbox, intent.client_secret ?? '', 'approved')).status).toBe(400);
});
