import { appendFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { waitUntilReady } from './readiness.ts';

let dir = '';
let log = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aura-readiness-'));
  log = join(dir, 'log');
  await writeFile(log, 'i  emulators: Starting emulators\n');
});
afterEach(() => rm(dir, { recursive: true }));

const forever = new Promise<never>(() => undefined);
const never = new AbortController().signal;

describe('waitUntilReady', () => {
  it('waits for the line that reports readiness', async () => {
    const readiness = waitUntilReady(log, { ended: forever, timeoutMs: 10_000, signal: never });
    await appendFile(log, '✔  All emulators ready! It is now safe to connect your app.\n');
    expect(await readiness).toBe('ready');
  });
  it('does not accept emulators whose function could not be loaded', async () => {
    await appendFile(
      log,
      '⬢  functions: Failed to load function definition from source: x\nAll emulators ready!\n',
    );
    expect(await waitUntilReady(log, { ended: forever, timeoutMs: 10_000, signal: never })).toBe(
      'broken function',
    );
  });
  it('gives up when the process ends, when it takes too long and when interrupted', async () => {
    const ended = Promise.resolve();
    expect(await waitUntilReady(log, { ended, timeoutMs: 10_000, signal: never })).toBe('ended');
    expect(await waitUntilReady(log, { ended: forever, timeoutMs: 0, signal: never })).toBe('timeout');
    const signal = AbortSignal.abort();
    expect(await waitUntilReady(log, { ended: forever, timeoutMs: 10_000, signal })).toBe('aborted');
  });
});
