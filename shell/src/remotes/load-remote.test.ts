import { beforeEach, expect, test, vi } from 'vitest';
import { entryWith } from '@aura/shared-federation/testing';
import { loadRemote, type LoadTiming } from './load-remote.ts';

const entry = entryWith({ name: 'tools' });
const module = { mount: () => Promise.resolve(), unmount: () => Promise.resolve() };

/** Pauses end at once. */
const timing = (giveUpMs = 20_000): LoadTiming => ({
  giveUpMs,
  pausesMs: [250, 750],
  wait: () => Promise.resolve(),
});

function failing(times: number, result: unknown) {
  let calls = 0;
  const load = () => (calls++ < times ? Promise.reject(new Error('network')) : Promise.resolve(result));
  return { load, calls: () => calls };
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('two failures are survived', async () => {
  expect(await loadRemote(entry, failing(2, module).load, timing())).toEqual({ ok: true, value: module });
});

test('after the third failure the remote is unreachable, and nothing more is asked for', async () => {
  const remote = failing(3, module);
  expect(await loadRemote(entry, remote.load, timing())).toEqual({ ok: false, error: 'unreachable' });
  expect(remote.calls()).toBe(3);
});

test('a remote that never answers is given up', async () => {
  const never = () => new Promise(() => undefined);
  expect(await loadRemote(entry, never, timing(0))).toEqual({ ok: false, error: 'timeout' });
});

test('a remote for another contract is never asked for', async () => {
  const remote = failing(0, module);
  const future = entryWith({ name: 'tools', shellApi: { min: 2, max: 3 } });
  expect(await loadRemote(future, remote.load, timing())).toEqual({ ok: false, error: 'incompatible' });
  expect(remote.calls()).toBe(0);
});

test('a module without life cycles is refused', async () => {
  expect(await loadRemote(entry, failing(0, { mount: 1 }).load, timing())).toEqual({
    ok: false,
    error: 'incompatible',
  });
});
