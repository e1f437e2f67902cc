import { expect, test } from 'vitest';
import { stretchPatience } from './stretch-patience.ts';

test.each([
  ['idle', 0.3, 1_000],
  ['at work', 2, 1_000],
  ['crowded', 10, 5_000],
])('on two cores, %s', (_, load, waits) => {
  expect(stretchPatience(1_000, load, 2)).toBe(waits);
});
