import { err, ok } from '@aura/shared-domain';
import { expect, test, vi } from 'vitest';
import { keepRunning } from './keep-running.ts';

/** Emulators that end on command; each start creates a new one. */
function startable() {
  const ends: ((why: string) => void)[] = [];
  const done: string[] = [];
  let broken = false;
  const start = async () => {
    if (broken) return err('não iniciou');
    const number = ends.length + 1;
    const failed = new Promise<string>((end) => ends.push(end));
    const act = (what: string) => async () => void done.push(`${what} ${number}`);
    return ok({ failed, save: act('save'), stop: act('stop'), abandon: act('abandon') });
  };
  return {
    start,
    done,
    end: (at: number) => ends[at - 1]?.('um emulador parou'),
    breakDown: () => (broken = true),
  };
}

async function run(now = { ms: 0 }) {
  const emulators = startable();
  const said: string[] = [];
  const ports = {
    say: (line: string) => said.push(line),
    signal: new AbortController().signal,
    clock: () => now.ms,
  };
  const kept = await keepRunning(emulators.start, ports);
  if (!kept.ok) throw new Error(kept.error);
  const isBack = (times: number) =>
    vi.waitUntil(() => said.filter((line) => line.includes('de volta')).length === times);
  return { ...emulators, said, kept: kept.value, isBack, now };
}

test('starts a process again when it ends, and finally saves and stops what runs', async () => {
  const { end, isBack, kept, done } = await run();
  end(1);
  await isBack(1);
  await kept.save();
  await kept.stop();
  expect(done).toEqual(['abandon 1', 'save 2', 'stop 2']);
});

test('has failed where they end again soon after', async () => {
  const { end, isBack, kept } = await run();
  end(1);
  await isBack(1);
  end(2);
  expect(await kept.failed).toBe('um emulador parou');
});

test('goes on where they end again much later', async () => {
  const { end, isBack, kept, done, now } = await run();
  end(1);
  await isBack(1);
  now.ms = 10 * 60_000;
  end(2);
  await isBack(2);
  await kept.stop();
  expect(done).toEqual(['abandon 1', 'abandon 2', 'stop 3']);
});

test('has failed where they do not start again', async () => {
  const { end, kept, breakDown } = await run();
  breakDown();
  end(1);
  expect(await kept.failed).toBe('não iniciou');
});
