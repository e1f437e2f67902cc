// @vitest-environment happy-dom
import { ok } from '@aura/shared-domain';
import type { RegistryEntry } from '@aura/shared-federation/contract';
import { entryWith } from '@aura/shared-federation/testing';
import * as singleSpa from 'single-spa';
import { expect, test, vi } from 'vitest';
import { createSlots } from './activation.ts';
import { RemoteSlot } from './slot/remote-slot.ts';

const written = new Map<string, HTMLElement>();

function makeSlot(entry: RegistryEntry): RemoteSlot {
  const host = document.createElement('div');
  const { name, version } = entry.descriptor;
  written.set(`${name}@${version}`, host);
  const module = {
    mount: ({ domElement }: { domElement: HTMLElement }) => Promise.resolve(domElement.append(version)),
    unmount: () => Promise.resolve(),
  };
  return new RemoteSlot(entry, host, {
    load: (release) => Promise.resolve(ok({ release, module })),
    onGoneChunk: () => Promise.resolve('message'),
    report: () => undefined,
  });
}

const { slotOf, activate } = createSlots(makeSlot, () => Promise.resolve(singleSpa));
const text = (id: string) => written.get(id)?.textContent;
const tools1 = entryWith({ name: 'tools', version: '1.0.0' });
const tools2 = entryWith({ name: 'tools', version: '2.0.0' });
const billing = entryWith({ name: 'billing', version: '1.0.0' });

test('one release is shown at a time; releases that another has followed leave no application behind', async () => {
  await activate(slotOf(tools1));
  await vi.waitUntil(() => text('tools@1.0.0') === '1.0.0');
  await activate(slotOf(billing));
  await vi.waitUntil(() => text('billing@1.0.0') === '1.0.0' && text('tools@1.0.0') === '');

  await activate(slotOf(tools2));
  await vi.waitUntil(() => text('tools@2.0.0') === '2.0.0' && text('billing@1.0.0') === '');
  await vi.waitUntil(() => !singleSpa.getAppNames().includes('tools@1.0.0'));
  expect(singleSpa.getAppNames().toSorted()).toEqual(['billing@1.0.0', 'tools@2.0.0']);

  // A release that was taken back may come again.
  await activate(slotOf(tools1));
  await vi.waitUntil(() => text('tools@1.0.0') === '1.0.0');
  await vi.waitUntil(() => !singleSpa.getAppNames().includes('tools@2.0.0'));
  await activate(null);
  await vi.waitUntil(() => text('tools@1.0.0') === '');
});

test('an application that cannot be taken out keeps no later one from being shown', async () => {
  const stubborn = {
    ...singleSpa,
    // It runs since the first test, and may be started once.
    start: () => undefined,
    unregisterApplication: () => Promise.reject(new Error('busy')),
  };
  const slots = createSlots(makeSlot, () => Promise.resolve(stubborn));
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    await slots.activate(slots.slotOf(entryWith({ name: 'cockpit', version })));
    await vi.waitUntil(() => text(`cockpit@${version}`) === version);
  }
  expect([text('cockpit@1.0.0'), text('cockpit@2.0.0')]).toEqual(['', '']);
  await slots.activate(null);
});

test('the slot of a release takes note of what a newer registry says about it', () => {
  const slot = slotOf(billing);
  const fallback = entryWith({ name: 'billing', version: '0.9.0' });
  expect(slotOf({ ...billing, fallback })).toBe(slot);
  expect(slot.entry.fallback).toBe(fallback);
});
