import { expect, it, vi } from 'vitest';
import { SANDBOX } from '@aura/shared-domain';
import { confirm, customerFor, orderOnce, subscriber, UID } from '../testing/purchases.testing.ts';
import { startReceiver } from '../testing/receiver.testing.ts';
import { openSandbox, type TestSandbox } from '../testing/sandbox.testing.ts';

/** One event: a single payment that is made. */
async function pay(sandbox: TestSandbox, uid = UID): Promise<void> {
  const intent = await orderOnce(sandbox, (await customerFor(sandbox, uid)).id);
  await confirm(sandbox, intent.client_secret ?? '', 'approved');
}

it('tells what happens, signed as Stripe signs it', async () => {
  const receiver = await startReceiver();
  const sandbox = await openSandbox({ webhookUrl: receiver.url });
  await pay(sandbox);
  await receiver.received(1);
  const { payload, signature } = receiver.deliveries[0] ?? { payload: '', signature: '' };
  const verify = (body: string, secret: string) =>
    sandbox.stripe.webhooks.constructEvent(body, signature, secret, 300, undefined, sandbox.clock.now());
  expect(verify(payload, SANDBOX.webhookSecret)).toMatchObject({
    object: 'event',
    type: 'payment_intent.succeeded',
    api_version: '2026-10-28.endive',
    livemode: false,
    data: { object: { amount_received: 29090, metadata: { firebaseUID: UID } } },
  });
  expect(() => verify(payload.replace('29090', '1'), SANDBOX.webhookSecret)).toThrow('signature');
  expect(() => verify(payload, 'other')).toThrow('signature');
});

it('keeps an event as things were when it happened', async () => {
  const receiver = await startReceiver();
  const sandbox = await openSandbox({ webhookUrl: receiver.url });
  await subscriber(sandbox);
  await receiver.received(4);
  const created = receiver.deliveries.find(({ event }) => event.type === 'customer.subscription.created');
  expect(created?.event.data.object).toMatchObject({ status: 'incomplete' });
});

/** Resolves when the stand-in waits for so long, in milliseconds; null for nothing. */
const expectWait = ({ clock }: TestSandbox, delay: number | null): Promise<void> =>
  vi.waitFor(() => expect(clock.waitsFor()).toBe(delay));

it('repeats what was not taken, and stops when it was', async () => {
  let status = 500;
  const receiver = await startReceiver(() => status);
  const sandbox = await openSandbox({ webhookUrl: receiver.url });
  await pay(sandbox);
  for (const delay of [1000, 5000, 30_000]) {
    await expectWait(sandbox, delay);
    sandbox.clock.advance(delay);
  }
  await receiver.received(4);
  await expectWait(sandbox, 120_000);
  status = 204;
  sandbox.clock.advance(120_000);
  await receiver.received(5);
  await expectWait(sandbox, null);
  expect(new Set(receiver.deliveries.map(({ event }) => event.id)).size).toBe(1);
  const signatures = new Set(receiver.deliveries.map(({ signature }) => signature));
  expect(signatures.size).toBe(5);
});

it('repeats an unanswered delivery', async () => {
  const sandbox = await openSandbox({ webhookUrl: 'http://127.0.0.1:1/nobody' });
  await pay(sandbox);
  await expectWait(sandbox, 1000);
});

it('lets no event wait for another', async () => {
  let answerFirst = (_status: number): void => {};
  const first = new Promise<number>((resolve) => (answerFirst = resolve));
  const receiver = await startReceiver(() => (receiver.deliveries.length === 1 ? first : 200));
  const sandbox = await openSandbox({ webhookUrl: receiver.url });
  await pay(sandbox);
  await receiver.received(1);
  await pay(sandbox);
  await receiver.received(2);
  // The first was still not answered.
  expect(receiver.deliveries).toHaveLength(2);
  answerFirst(200);
});

it('holds back what is of one person, and then tells it in order', async () => {
  const receiver = await startReceiver();
  const sandbox = await openSandbox({ webhookUrl: receiver.url });
  expect(await sandbox.ask('PUT', `/control/holds/${UID}`, { held: true })).toMatchObject({ status: 200 });
  await pay(sandbox, 'outra');
  await receiver.received(1);
  await expectWait(sandbox, null);
  await pay(sandbox);
  // What is held back is not waited for, however due it is.
  await expectWait(sandbox, null);
  await subscriber(sandbox);
  const made = await sandbox.eventsOf(UID);
  expect(made).toHaveLength(5);
  expect(receiver.deliveries).toHaveLength(1);

  await sandbox.ask('PUT', `/control/holds/${UID}`, { held: false });
  await receiver.received(6);
  expect(receiver.deliveries.slice(1).map(({ event }) => event.id)).toEqual(made.map(({ id }) => id));
});

it('tells one event when it is asked to, held back or not, and again', async () => {
  const receiver = await startReceiver(() => [418, 200, 503][receiver.deliveries.length - 1] ?? 200);
  const sandbox = await openSandbox({ webhookUrl: receiver.url });
  await sandbox.ask('PUT', `/control/holds/${UID}`, { held: true });
  await pay(sandbox);
  const [event] = await sandbox.eventsOf(UID);
  const deliver = () => sandbox.ask('POST', `/control/deliver/${event?.id}`, {});
  expect((await deliver()).body).toEqual({ status: 418 });
  expect((await deliver()).body).toEqual({ status: 200 });
  expect((await deliver()).body).toEqual({ status: 503 });
  expect(receiver.deliveries.map(({ event: { id } }) => id)).toEqual(Array(3).fill(event?.id));
  expect((await sandbox.ask('POST', '/control/deliver/evt_other', {})).status).toBe(404);

  // It has arrived once: letting go tells it no more.
  await sandbox.ask('PUT', `/control/holds/${UID}`, { held: false });
  await expectWait(sandbox, null);
  expect(receiver.deliveries).toHaveLength(3);
});
