import { expect, it } from 'vitest';
import { customerFor, order, subscriber, UID } from '../testing/purchases.testing.ts';
import { openSandbox } from '../testing/sandbox.testing.ts';

it('shows everything about a person, and nobody else', async () => {
  const sandbox = await openSandbox();
  const { customer, subscription } = await subscriber(sandbox);
  await order(sandbox, (await customerFor(sandbox, 'outra')).id);
  await sandbox.ask('POST', `/control/people/${UID}/refund`, { amount: 100 });
  await sandbox.ask('POST', `/control/people/${UID}/dispute`, {});
  expect((await sandbox.ask('GET', `/control/people/${UID}`)).body).toMatchObject({
    customers: [{ id: customer }],
    subscriptions: [{ id: subscription, status: 'active' }],
    paymentIntents: [{ customer, status: 'succeeded' }],
    invoices: [{ customer, status: 'paid' }],
    refunds: [{ amount: 100 }],
    disputes: [{ amount: 7890, status: 'needs_response' }],
  });
});

it.each(['renew', 'give-up', 'end', 'refund', 'dispute'])(
  'finds nothing to %s of somebody new',
  async (what) => {
    const { ask } = await openSandbox();
    expect((await ask('POST', `/control/people/nobody/${what}`, {})).status).toBe(404);
  },
);

it('refuses a body that is not what an operation takes', async () => {
  const sandbox = await openSandbox();
  await subscriber(sandbox);
  const { ask } = sandbox;
  expect((await ask('POST', `/control/people/${UID}/refund`, { amount: -1 })).status).toBe(400);
  expect((await ask('POST', `/control/people/${UID}/retry`, {})).status).toBe(400);
  expect((await ask('PUT', `/control/holds/${UID}`, { held: 'yes' })).status).toBe(400);
});

it('forgets a person completely, and nobody else', async () => {
  const sandbox = await openSandbox();
  const { ask, stripe } = sandbox;
  await stripe.customers.create({ metadata: { firebaseUID: UID } }, { idempotencyKey: 'customer' });
  const { customer, subscription } = await subscriber(sandbox);
  await ask('POST', `/control/people/${UID}/refund`, { amount: 100 });
  await ask('POST', `/control/people/${UID}/dispute`, {});
  await ask('PUT', `/control/holds/${UID}`, { held: true });
  const other = await customerFor(sandbox, 'outra');

  await ask('DELETE', `/control/people/${UID}`);
  const { body } = await ask('GET', `/control/people/${UID}`);
  expect(Object.values(body).flat()).toEqual([]);
  expect(await sandbox.eventsOf(UID)).toEqual([]);
  await expect(stripe.customers.retrieve(customer)).rejects.toMatchObject({ statusCode: 404 });
  await expect(stripe.subscriptions.retrieve(subscription)).rejects.toMatchObject({ statusCode: 404 });
  expect((await stripe.customers.retrieve(other.id)).id).toBe(other.id);
  // A request that is repeated now makes something new, rather than name what is gone.
  const again = await stripe.customers.create(
    { metadata: { firebaseUID: UID } },
    { idempotencyKey: 'customer' },
  );
  expect((await stripe.customers.retrieve(again.id)).id).toBe(again.id);
});
