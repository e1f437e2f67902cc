import { describe, expect, it } from 'vitest';
import { openOwnDatabase } from '../../test-support/own-database.ts';
import { createSharedBuckets } from './shared-buckets.ts';

const SETTINGS = { capacity: 5, refillPerSecond: 1 / 60, maxKeys: 100 };
const NOW = Date.parse('2026-11-10T12:00:00Z');

/** Processes that know of each other by the database alone. */
function startProcesses(count: number) {
  const db = openOwnDatabase();
  const start = (limit = 'contact') => createSharedBuckets(SETTINGS, { db, limit, hashKey: 'key' });
  return { db, start, processes: Array.from({ length: count }, () => start()) };
}

const countGranted = (waits: readonly number[]): number => waits.filter((wait) => wait === 0).length;

describe('a limit that processes share', () => {
  it.each([2, 5])('is the same for %i of them as for one', async (count) => {
    const { start, processes } = startProcesses(count);
    const askAll = (now: number) =>
      Promise.all([...processes, ...processes, ...processes].map(async (take) => take('203.0.113.7', now)));
    expect(countGranted(await askAll(NOW))).toBe(5);
    expect(countGranted(await askAll(NOW + 59_000))).toBe(0);
    expect(countGranted(await askAll(NOW + 61_000))).toBe(1);
    // A process that starts later knows what was taken.
    expect(await start()('203.0.113.7', NOW + 62_500)).toBe(58);
  });

  it('is of one address and one limit each', async () => {
    const { start, processes } = startProcesses(5);
    const [first = start()] = processes;
    for (let at = 0; at < 5; at++) expect(await first('203.0.113.7', NOW)).toBe(0);
    expect(await start()('203.0.113.8', NOW)).toBe(0);
    expect(await start('accountMessages')('203.0.113.7', NOW)).toBe(0);
    expect(await start()('203.0.113.7', NOW)).toBe(60);
  });

  it('writes no address, nothing for a refusal, and an end', async () => {
    const { db, processes } = startProcesses(2);
    for (const take of [...processes, ...processes, ...processes]) await take('203.0.113.7', NOW);
    const [stored, ...others] = (await db.collection('callBuckets').get()).docs;
    expect(others).toEqual([]);
    expect(stored?.id).toMatch(/^[0-9a-f]{64}$/);
    expect(stored?.data()).toMatchObject({ tokens: 0, at: NOW });
    expect(stored?.get('expiresAt').toDate()).toEqual(new Date(NOW + 300_000));
  });
});
