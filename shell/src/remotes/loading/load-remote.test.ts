import { err, ok, type Result } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { SHELL_API } from '@aura/shared-federation/contract';
import { releaseWith } from '@aura/shared-federation/testing';
import { loadRemote, type ImportFailure, type LoadTiming } from './load-remote.ts';

const release = releaseWith({ name: 'tools' });
const module = { mount: () => Promise.resolve(), unmount: () => Promise.resolve() };

/** Pauses end at once. */
const timing = (giveUpMs = 20_000, renew = () => Promise.resolve()): LoadTiming => ({
  giveUpMs,
  renew,
  pausesMs: [250, 750],
  wait: () => Promise.resolve(),
});

function failing(times: number, result: unknown, reason: ImportFailure['reason'] = 'unreachable') {
  let calls = 0;
  const load = (): Promise<Result<unknown, ImportFailure>> =>
    Promise.resolve(calls++ < times ? err({ reason, cause: reason }) : ok(result));
  return { load, calls: () => calls };
}

const failed = (reason: string) => ({ ok: false, error: expect.objectContaining({ reason }) as unknown });

test('two failures are survived', async () => {
  expect(await loadRemote(release, failing(2, module).load, timing())).toEqual({ ok: true, value: module });
});

test('files are asked for past the cache before every repetition, and only then', async () => {
  const remote = failing(2, module);
  const renewedAfter: number[] = [];
  const renew = () => Promise.resolve(void renewedAfter.push(remote.calls()));
  await loadRemote(release, remote.load, timing(20_000, renew));
  expect(renewedAfter).toEqual([1, 2]);
});

test('after the third failure the remote is unreachable, and nothing more is loaded', async () => {
  const remote = failing(3, module);
  expect(await loadRemote(release, remote.load, timing())).toEqual(failed('unreachable'));
  expect(remote.calls()).toBe(3);
});

test('a remote that does not run is not asked for again', async () => {
  const remote = failing(3, module, 'crashed');
  expect(await loadRemote(release, remote.load, timing())).toEqual(failed('crashed'));
  expect(remote.calls()).toBe(1);
});

test('a loader that is not there itself makes the remote unreachable', async () => {
  const load = () => Promise.reject(new Error('no federation'));
  expect(await loadRemote(release, load, timing())).toEqual(failed('unreachable'));
});

test('a remote that never answers is given up', async () => {
  const never = () => new Promise<never>(() => undefined);
  expect(await loadRemote(release, never, timing(0))).toEqual(failed('timeout'));
});

test('a remote for another contract is never loaded', async () => {
  const remote = failing(0, module);
  const future = releaseWith({ name: 'tools', shellApi: { min: SHELL_API + 1, max: SHELL_API + 2 } });
  expect(await loadRemote(future, remote.load, timing())).toEqual(failed('incompatible'));
  expect(remote.calls()).toBe(0);
});

test('a module without life cycles is refused', async () => {
  const load = failing(0, { mount: 1 }).load;
  expect(await loadRemote(release, load, timing())).toEqual(failed('incompatible'));
});

test('a module with unreadable exports has crashed', async () => {
  const broken = {
    get mount(): never {
      throw new ReferenceError('before initialization');
    },
  };
  expect(await loadRemote(release, failing(0, broken).load, timing())).toEqual(failed('crashed'));
});
