import { createSignal, type Signal } from '@aura/shared-domain';
import { chooseEntries, EMPTY_REGISTRY, type Registry, type Release } from '@aura/shared-federation/contract';
import { releaseWith } from '@aura/shared-federation/testing';
import { beforeEach, expect, test } from 'vitest';
import type { KnownRemotes } from '../registry/remotes-source.ts';
import { createUpdateOffer, type UpdateOffer } from './update-offer.ts';

const tools = (version: string) => releaseWith({ name: 'tools', version });
const registry = (revision: number, version: string, previous?: string): Registry => ({
  ...EMPTY_REGISTRY,
  revision,
  remotes: [
    { current: tools(version), ...(previous !== undefined && { previous: tools(previous) }) },
    { current: releaseWith({ name: 'billing', version: `${revision}.0.0` }) },
  ],
});
const known = (of: Registry): KnownRemotes => ({ registry: of, entries: chooseEntries(of, null) });

let mounted: Release | null;
let remotes: KnownRemotes;
let changes: Signal;
let offer: UpdateOffer;
let told: number;

beforeEach(() => {
  mounted = null;
  remotes = known(registry(1, '1.0.0'));
  changes = createSignal();
  told = 0;
  const { subscribe } = changes;
  offer = createUpdateOffer({ get: () => mounted, subscribe }, { get: () => remotes, subscribe });
  offer.subscribe(() => {
    told += 1;
    offer.get();
  });
});

function show(release: Release | null): void {
  mounted = release;
  changes.emit();
}
function receive(next: Registry): void {
  remotes = known(next);
  changes.emit();
}
const offered = () => offer.get()?.descriptor.version ?? null;

test('a version in the registry is offered, until it is on the screen or the person leaves', () => {
  show(tools('1.0.0'));
  expect(offered()).toBeNull();
  receive(registry(2, '1.1.0', '1.0.0'));
  expect(offered()).toBe('1.1.0');
  expect(told).toBeGreaterThan(0);
  show(tools('1.1.0'));
  expect(offered()).toBeNull();
  receive(registry(3, '1.2.0'));
  show(null);
  expect(offered()).toBeNull();
});

test('a version after a rollback is offered, too', () => {
  remotes = known(registry(1, '1.1.0', '1.0.0'));
  show(tools('1.1.0'));
  receive(registry(2, '1.0.0'));
  expect(offered()).toBe('1.0.0');
});

test('a new registry without a new version of this remote offers nothing', () => {
  show(tools('1.0.0'));
  receive(registry(2, '1.0.0'));
  expect(offered()).toBeNull();
});

test('a version that was replaced while loading is not offered, a later one is', () => {
  remotes = known(registry(1, '1.1.0', '1.0.0'));
  show(tools('1.0.0'));
  expect(offered()).toBeNull();
  receive(registry(2, '1.1.0', '1.0.0'));
  expect(offered()).toBeNull();
  receive(registry(3, '1.2.0', '1.0.0'));
  expect(offered()).toBe('1.2.0');
});

test('another version for the same registry, because somebody turned out to be signed in, is not offered', () => {
  const current = registry(1, '1.0.0');
  remotes = known(current);
  show(tools('1.0.0'));
  remotes = { registry: current, entries: known(registry(1, '2.0.0')).entries };
  expect(offered()).toBeNull();
});

test('a declined version is not offered again, the next one is', () => {
  show(tools('1.0.0'));
  receive(registry(2, '1.1.0'));
  const before = told;
  offer.decline();
  expect([offered(), told > before]).toEqual([null, true]);
  receive(registry(3, '1.1.0'));
  expect(offered()).toBeNull();
  receive(registry(4, '1.2.0'));
  expect(offered()).toBe('1.2.0');
});
