import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { gatherCounts } from './gather-counts.ts';

const SECONDS = 60;

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-10T12:00:00.000Z') }));
afterEach(() => void vi.useRealTimers());

/** Processes that each write a document of their own, on a clock that only the test moves; a write takes 50 ms. */
function world(processes: number) {
  const written = Array.from({ length: processes }, () => ({ writes: 0, loads: 0 }));
  const add = written.map((document) =>
    gatherCounts(
      async (_id, { loads }) => {
        document.writes += 1;
        document.loads += Number(loads);
        await new Promise((resolve) => setTimeout(resolve, 50));
      },
      () => new Date(),
    ),
  );
  return { written, add };
}

it.each([
  [4, 1],
  [40, 2],
  [400, 10],
])(
  'at %i batches a second no document of %i processes gets more than one write a second',
  async (rate, processes) => {
    const { written, add } = world(processes);
    const calls: Promise<void>[] = [];
    for (let at = 0; at < rate * SECONDS; at++) {
      calls.push(add[at % processes]?.('day', { loads: 1 }) ?? Promise.resolve());
      await vi.advanceTimersByTimeAsync(1000 / rate);
    }
    await vi.advanceTimersByTimeAsync(5_000);
    await Promise.all(calls);
    expect(written.reduce((sum, { loads }) => sum + loads, 0)).toBe(rate * SECONDS);
    // Twenty may come at once at the beginning.
    for (const { writes } of written) expect(writes).toBeLessThanOrEqual(SECONDS + 5 + 20);
  },
);

it('sums counts up at any depth, and keeps the newest text', async () => {
  const written: unknown[] = [];
  let release = () => undefined as void;
  const add = gatherCounts(
    (_id, counts) => {
      written.push(counts);
      return new Promise<void>((resolve) => (release = resolve));
    },
    () => new Date(),
  );
  const first = add('day', { loads: 1 });
  await vi.advanceTimersByTimeAsync(0);
  const others = [
    add('day', { loads: 1, errors: { a: { count: 1, lastSeen: '12:00' } } }),
    add('day', { loads: 2, errors: { a: { count: 2, lastSeen: '12:01' }, b: { count: 1 } } }),
  ];
  release();
  await first;
  await vi.advanceTimersByTimeAsync(0);
  release();
  await Promise.all(others);
  expect(written).toEqual([
    { loads: 1 },
    { loads: 3, errors: { a: { count: 3, lastSeen: '12:01' }, b: { count: 1 } } },
  ]);
});

it('tells every call whose counts could not be written, and goes on', async () => {
  let isDown = true;
  const add = gatherCounts(
    () => (isDown ? Promise.reject(new Error('14')) : Promise.resolve()),
    () => new Date(),
  );
  await expect(add('day', { loads: 1 })).rejects.toThrow('14');
  isDown = false;
  await expect(add('day', { loads: 1 })).resolves.toBeUndefined();
});
