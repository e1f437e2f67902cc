import { err, ok } from '@aura/shared-domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { retry } from './retry.ts';

const plan = (pauses: number[]) => ({
  attempts: 5,
  pauseMs: (attempt: number) => 500 * attempt,
  sleep: async (ms: number) => void pauses.push(ms),
});

test('five failures take five attempts and 5.0 s of pauses', async () => {
  const pauses: number[] = [];
  const tried: number[] = [];
  const outcome = await retry(async (attempt) => err(tried.push(attempt)), plan(pauses));
  expect(outcome).toEqual(err(5));
  expect(pauses).toEqual([500, 1000, 1500, 2000]);
  expect(pauses.reduce((sum, ms) => sum + ms)).toBe(5000);
});

test('the first success ends the series, and pauses come only before a further attempt', () =>
  fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 5 }), async (succeedsAt) => {
      const pauses: number[] = [];
      const outcome = await retry(async (n) => (n === succeedsAt ? ok(n) : err('no')), plan(pauses));
      expect(outcome).toEqual(ok(succeedsAt));
      expect(pauses).toHaveLength(succeedsAt - 1);
    }),
  ));

test('an abandoned series makes no further attempt', async () => {
  let attempts = 0;
  const outcome = await retry(async () => err(++attempts), { ...plan([]), abandoned: () => attempts === 2 });
  expect(outcome).toEqual(err(2));
});
