import { expect, test } from 'vitest';
import { computePatience } from './compute-patience.ts';

test.each([
  ['idle', 0.3, 1_000],
  ['at work', 2, 1_000],
  ['crowded', 10, 5_000],
])('on two cores, %s', (_, load, waits) => {
  expect(computePatience(1_000, load, 2)).toBe(waits);
});
