import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';
import {
  getClientSecret,
  confirm,
  customerFor,
  order,
  subscriber,
  UID,
} from '../testing/purchases.testing.ts';
import { startReceiver } from '../testing/receiver.testing.ts';
import { openSandbox } from '../testing/sandbox.testing.ts';
import { stateSaver } from './save-state.ts';
import { createEmptyState } from './state.ts';

let folder: string;
let file: string;
beforeEach(async ({ onTestFinished }) => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  file = join(folder, 'inner', 'state.json');
  // Hooks of a test run in reverse: the sandboxes that it opens stop writing before.
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
});

it('keeps what it has answered, even if the process dies', async () => {
  const first = await openSandbox({ file });
  const { id } = await first.stripe.customers.create({ name: 'Ana' }, { idempotencyKey: 'key' });
  // Not stopped: what was answered is in the file already.
  const second = await openSandbox({ file });
  expect(await second.stripe.customers.retrieve(id)).toMatchObject({ name: 'Ana' });
  const again = await second.stripe.customers.create({ name: 'Ana' }, { idempotencyKey: 'key' });
  expect(again.id).toBe(id);
  expect(await readdir(join(folder, 'inner'))).toEqual(['state.json']);
});

it('goes on where it stopped: subscriptions, payments under way, portals', async () => {
  const first = await openSandbox({ file });
  const { customer, subscription } = await subscriber(first);
  const waiting = await order(first, customer);
  await confirm(first, getClientSecret(waiting), 'slow');
  const { url } = await first.stripe.billingPortal.sessions.create({ customer });
  await first.stop();

  const second = await openSandbox({ file, clock: first.clock });
  expect(await second.stripe.subscriptions.retrieve(subscription)).toMatchObject({ status: 'active' });
  expect((await fetch(second.origin + new URL(url).pathname)).status).toBe(200);
  second.clock.advance(6000);
  expect((await second.stripe.subscriptions.retrieve(waiting.id)).status).toBe('active');
});

it('delivers after a restart what nobody took before', async () => {
  const first = await openSandbox({ file, webhookUrl: 'http://127.0.0.1:1/nobody' });
  await order(first, (await customerFor(first)).id);
  await first.stop();
  first.clock.advance(3_600_000);

  const receiver = await startReceiver();
  await openSandbox({ file, clock: first.clock, webhookUrl: receiver.url });
  await receiver.received(1);
  expect(receiver.types()).toEqual(['customer.subscription.created']);
});

it('keeps holding back what was held back', async () => {
  const first = await openSandbox({ file });
  await first.ask('PUT', `/control/holds/${UID}`, { held: true });
  await first.stop();
  const receiver = await startReceiver();
  const second = await openSandbox({ file, webhookUrl: receiver.url });
  await order(second, (await customerFor(second)).id);
  await second.stop();
  expect(receiver.deliveries).toEqual([]);
});

it.each(['{"version":1', '{"version":2}', '[]'])(
  'sets aside a file that says %s, and starts anew',
  async (text) => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = join(folder, 'state.json');
    await writeFile(broken, text);
    const { stripe } = await openSandbox({ file: broken });
    expect((await stripe.customers.create({})).object).toBe('customer');
    expect(await readFile(`${broken}.broken`, 'utf8')).toBe(text);
    expect(said).toHaveBeenCalledOnce();
    expect(said.mock.calls[0]?.join(' ')).not.toContain('\n');
    said.mockRestore();
  },
);

it('sets aside a file of another catalogue', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {});
  const first = await openSandbox({ file });
  const { subscription } = await subscriber(first);
  await first.stop();
  await writeFile(file, (await readFile(file, 'utf8')).replaceAll('price_demo_impulso_mensal', 'price_gone'));
  const second = await openSandbox({ file });
  await expect(second.stripe.subscriptions.retrieve(subscription)).rejects.toMatchObject({ statusCode: 404 });
  expect(said).toHaveBeenCalledOnce();
  said.mockRestore();
});

it('resolves when all that stood at the call is written, in as few writes as there have to be', async () => {
  const state = createEmptyState();
  const written: string[] = [];
  const gates: (() => void)[] = [];
  const save = stateSaver(state, (text) => {
    written.push(text);
    return new Promise((resolve) => gates.push(resolve));
  });
  const first = save();
  state.held.push('a');
  const second = save();
  state.held.push('b');
  const third = save();
  gates[0]?.();
  await first;
  await vi.waitFor(() => expect(written).toHaveLength(2));
  gates[1]?.();
  await Promise.all([second, third]);
  expect(written.map((text) => (JSON.parse(text) as typeof state).held)).toEqual([[], ['a', 'b']]);
});
