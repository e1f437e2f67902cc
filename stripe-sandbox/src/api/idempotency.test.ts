import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { customerFor, priceId } from '../testing/purchases.testing.ts';
import { openSandbox, type TestSandbox } from '../testing/sandbox.testing.ts';

const create = ({ stripe }: TestSandbox, name: string, idempotencyKey = 'key') =>
  stripe.customers.create({ name, metadata: { firebaseUID: 'ana' } }, { idempotencyKey });

const madeBy = async ({ ask }: TestSandbox): Promise<unknown[]> =>
  (await ask('GET', '/control/people/ana')).body['customers'] as unknown[];

it('does the same request once, and answers it the same', async () => {
  const sandbox = await openSandbox();
  const first = await create(sandbox, 'Ana');
  const again = await create(sandbox, 'Ana');
  expect(again.id).toBe(first.id);
  expect(again.lastResponse.headers['idempotent-replayed']).toBe('true');
  expect(await madeBy(sandbox)).toHaveLength(1);
  expect((await create(sandbox, 'Ana', 'other key')).id).not.toBe(first.id);
});

it('replays what was answered then, with what was expanded then', async () => {
  const sandbox = await openSandbox();
  const { id: customer } = await customerFor(sandbox);
  const ask = () =>
    sandbox.stripe.subscriptions.create(
      {
        customer,
        items: [{ price: priceId('impulso', 'month') }],
        payment_behavior: 'default_incomplete',
        expand: ['latest_invoice.confirmation_secret'],
      },
      { idempotencyKey: 'order' },
    );
  const first = await ask();
  await sandbox.stripe.subscriptions.cancel(first.id);
  expect(await ask()).toMatchObject({
    id: first.id,
    status: 'incomplete',
    latest_invoice: first.latest_invoice,
  });
});

it('refuses a key that was used for something else', async () => {
  const sandbox = await openSandbox();
  await create(sandbox, 'Ana');
  await expect(create(sandbox, 'Bia')).rejects.toMatchObject({
    type: 'StripeIdempotencyError',
    statusCode: 400,
  });
});

it('does nothing twice when requests come at the same time', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  // With a file to write, an answer takes long enough for the others to come meanwhile.
  const sandbox = await openSandbox({ file: join(folder, 'state.json') });
  const customers = await Promise.all(Array.from({ length: 8 }, () => create(sandbox, 'Ana')));
  expect(new Set(customers.map(({ id }) => id)).size).toBe(1);
  expect(await madeBy(sandbox)).toHaveLength(1);
});

it('keeps no refusal: the same request may succeed later', async () => {
  const sandbox = await openSandbox();
  const { id: customer } = await customerFor(sandbox);
  const intent = await sandbox.stripe.paymentIntents.create({ customer, amount: 100, currency: 'brl' });
  const refund = () =>
    sandbox.stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey: 'refund' });
  await expect(refund()).rejects.toThrow('successful');
  await sandbox.ask('POST', `/pagamentos-demo/payment_intents/${intent.id}/confirm`, {
    clientSecret: intent.client_secret,
    paymentMethod: 'pm_card_visa',
  });
  expect((await refund()).amount).toBe(100);
});

it('forgets a key after a day', async () => {
  const sandbox = await openSandbox();
  const first = await create(sandbox, 'Ana');
  sandbox.clock.advance(24 * 3_600_000);
  expect((await create(sandbox, 'Ana')).id).not.toBe(first.id);
});
