import { err, ok } from '@aura/shared-domain';
import type { RegistryEntry, Release } from '@aura/shared-federation/contract';
import { releaseWith } from '@aura/shared-federation/testing';
import { expect, test } from 'vitest';
import type { RemoteReport } from '../report.ts';
import { loadEntry } from './load-entry.ts';

const TOO_NEW = { min: 90, max: 90 };
const module = { mount: () => Promise.resolve(), unmount: () => Promise.resolve() };
const version = (text: string, shellApi = { min: 1, max: 1 }) =>
  releaseWith({ name: 'tools', version: text, shellApi });
const entry = (release: Release, fallback: Release | null = null): RegistryEntry => ({
  ...release,
  fallback,
});

const wait = () => Promise.resolve();

/** A network on which some versions are there. */
function network(there: readonly string[], newest: RegistryEntry | null = null) {
  const asked: string[] = [];
  const reports: RemoteReport[] = [];
  let time = 0;
  const load = (wanted: RegistryEntry) =>
    loadEntry(wanted, {
      importRemote: ({ descriptor }) => {
        asked.push(descriptor.version);
        time += 30;
        const isThere = there.includes(descriptor.version);
        return Promise.resolve(isThere ? ok(module) : err({ reason: 'unreachable', cause: null }));
      },
      newest: () => Promise.resolve(newest),
      report: (report) => reports.push(report),
      elapsed: () => time,
      timing: { giveUpMs: 20_000, pausesMs: [1], wait, renew: wait },
    });
  return { load, asked, reports };
}

const loadedVersion = async (loading: ReturnType<typeof loadEntry>) => {
  const loaded = await loading;
  return loaded.ok ? loaded.value.release.descriptor.version : loaded.error;
};

test('the release that the registry names is loaded and reported with its time', async () => {
  const { load, asked, reports } = network(['2.0.0', '1.0.0']);
  expect(await loadedVersion(load(entry(version('2.0.0'), version('1.0.0'))))).toBe('2.0.0');
  expect(asked).toEqual(['2.0.0']);
  expect(reports).toEqual([{ kind: 'loaded', remote: 'tools', version: '2.0.0', ms: 30 }]);
});

test('a release that does not come gives way to the one to fall back on, and each is reported once', async () => {
  const { load, reports } = network(['1.0.0']);
  expect(await loadedVersion(load(entry(version('2.0.0'), version('1.0.0'))))).toBe('1.0.0');
  expect(reports).toMatchObject([
    { kind: 'failed', version: '2.0.0', reason: 'unreachable' },
    { kind: 'loaded', version: '1.0.0' },
  ]);
});

test('a release for another shell is replaced without being loaded, and replaces no other', async () => {
  const future = network(['1.0.0']);
  expect(await loadedVersion(future.load(entry(version('2.0.0', TOO_NEW), version('1.0.0'))))).toBe('1.0.0');
  expect(future.asked).toEqual(['1.0.0']);

  const fallback = network(['1.0.0']);
  const behind = version('1.0.0', TOO_NEW);
  expect(await loadedVersion(fallback.load(entry(version('2.0.0'), behind)))).toBe('unreachable');
  expect(fallback.asked).not.toContain('1.0.0');
  expect(fallback.reports.map(({ version: reported }) => reported)).toEqual(['2.0.0']);
});

test('if both are gone, the release in the current registry is loaded', async () => {
  const { load } = network(['3.0.0'], entry(version('3.0.0')));
  expect(await loadedVersion(load(entry(version('2.0.0'), version('1.0.0'))))).toBe('3.0.0');
});

test('a registry without another release ends it with the first reason, and nothing is loaded twice', async () => {
  const { load, asked } = network([], entry(version('1.0.0')));
  expect(await loadedVersion(load(entry(version('2.0.0'), version('1.0.0'))))).toBe('unreachable');
  expect(asked).toEqual(['2.0.0', '2.0.0', '1.0.0', '1.0.0']);
});
