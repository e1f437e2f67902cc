import { describe, expect, it } from 'vitest';
import { authenticate, confirm, customerFor, orderOnce, UID } from '../testing/purchases.testing.ts';
import { openSandbox, type TestSandbox } from '../testing/sandbox.testing.ts';

const secretOfNew = async (sandbox: TestSandbox): Promise<string> =>
  (await orderOnce(sandbox, (await customerFor(sandbox)).id)).client_secret ?? '';

const path = (secret: string): string =>
  `/pagamentos-demo/payment_intents/${secret.split('_secret_')[0] ?? ''}`;

const statusOf = async ({ ask }: TestSandbox, secret: string): Promise<unknown> =>
  (await ask('GET', `${path(secret)}?clientSecret=${secret}`)).body['status'];

it('pays with an approved card, once however often it is asked', async () => {
  const sandbox = await openSandbox();
  const secret = await secretOfNew(sandbox);
  expect(await confirm(sandbox, secret, 'approved')).toEqual({ status: 200, body: { status: 'succeeded' } });
  expect(await confirm(sandbox, secret, 'approved')).toEqual({ status: 200, body: { status: 'succeeded' } });
  expect(await statusOf(sandbox, secret)).toBe('succeeded');
  expect((await sandbox.eventsOf(UID)).map(({ type }) => type)).toEqual(['payment_intent.succeeded']);
});

it('says that a card was refused, and takes another', async () => {
  const sandbox = await openSandbox();
  const secret = await secretOfNew(sandbox);
  expect(await confirm(sandbox, secret, 'declined')).toEqual({
    status: 402,
    body: { error: { code: 'card_declined', message: 'Seu cartão foi recusado.' } },
  });
  expect(await statusOf(sandbox, secret)).toBe('requires_payment_method');
  expect((await confirm(sandbox, secret, 'renewal_declined')).body).toEqual({ status: 'succeeded' });
});

it('says that a slow payment is under way', async () => {
  const sandbox = await openSandbox();
  const secret = await secretOfNew(sandbox);
  expect((await confirm(sandbox, secret, 'slow')).body).toEqual({ status: 'processing' });
  // Another click while it is under way starts nothing.
  expect((await confirm(sandbox, secret, 'declined')).body).toEqual({ status: 'processing' });
});

describe('the confirmation of the bank', () => {
  it('pays when it is given', async () => {
    const sandbox = await openSandbox();
    const secret = await secretOfNew(sandbox);
    expect((await confirm(sandbox, secret, 'authentication')).body).toEqual({ status: 'requires_action' });
    expect(await statusOf(sandbox, secret)).toBe('requires_action');
    expect(await authenticate(sandbox, secret, true)).toEqual({ status: 200, body: { status: 'succeeded' } });
    expect((await authenticate(sandbox, secret, true)).body).toEqual({ status: 'succeeded' });
  });

  it('leaves the payment open when it is refused', async () => {
    const sandbox = await openSandbox();
    const secret = await secretOfNew(sandbox);
    await confirm(sandbox, secret, 'authentication');
    expect(await authenticate(sandbox, secret, false)).toEqual({
      status: 402,
      body: {
        error: {
          code: 'payment_intent_authentication_failure',
          message: 'A confirmação foi recusada pelo banco.',
        },
      },
    });
    expect(await statusOf(sandbox, secret)).toBe('requires_payment_method');
    expect((await authenticate(sandbox, secret, true)).status).toBe(400);
    expect((await confirm(sandbox, secret, 'approved')).body).toEqual({ status: 'succeeded' });
  });
});

it('says that a cancelled payment is gone', async () => {
  const sandbox = await openSandbox();
  const secret = await secretOfNew(sandbox);
  await sandbox.stripe.paymentIntents.cancel(secret.split('_secret_')[0] ?? '');
  expect(await confirm(sandbox, secret, 'approved')).toEqual({
    status: 400,
    body: {
      error: {
        code: 'payment_intent_unexpected_state',
        message: 'Este pagamento não está mais disponível. Recarregue a página.',
      },
    },
  });
});

it('shows and pays nothing without the secret', async () => {
  const sandbox = await openSandbox();
  const secret = await secretOfNew(sandbox);
  const wrong = { clientSecret: `${secret}x`, paymentMethod: 'pm_card_visa' };
  expect((await sandbox.ask('POST', `${path(secret)}/confirm`, wrong)).status).toBe(404);
  expect((await sandbox.ask('POST', `${path('pi_other')}/confirm`, wrong)).status).toBe(404);
  expect((await sandbox.ask('GET', path(secret))).status).toBe(404);
  expect(await statusOf(sandbox, secret)).toBe('requires_payment_method');
});

it('refuses what it cannot read, and cards that are none of its own', async () => {
  const sandbox = await openSandbox();
  const secret = await secretOfNew(sandbox);
  expect((await sandbox.ask('POST', `${path(secret)}/confirm`, 'x')).status).toBe(400);
  const other = { clientSecret: secret, paymentMethod: 'pm_other' };
  expect((await sandbox.ask('POST', `${path(secret)}/confirm`, other)).status).toBe(400);
});
