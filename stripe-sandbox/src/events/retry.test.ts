import { expect, it } from 'vitest';
import { nextAttempt } from './retry.ts';

it('tells again soon, then hourly, and gives up after a day', () => {
  const delays: number[] = [];
  let now = 0;
  for (let attempts = 1; ; attempts += 1) {
    const next = nextAttempt(attempts, 0, now);
    if (next === null) break;
    delays.push((next - now) / 1000);
    now = next;
  }
  expect(delays.slice(0, 6)).toEqual([1, 5, 30, 120, 600, 3600]);
  expect(new Set(delays.slice(5))).toEqual(new Set([3600]));
  expect(now).toBeGreaterThan(23 * 3_600_000);
  expect(now).toBeLessThanOrEqual(24 * 3_600_000);
});
