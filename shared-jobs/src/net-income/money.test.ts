import { expect, test } from 'vitest';
import { divideRounded } from './money.ts';

test('halves are rounded up, on either side of zero', () => {
  expect([divideRounded(5, 2), divideRounded(-5, 2), divideRounded(4, 3), divideRounded(7, 7)]).toEqual([
    3, -2, 1, 1,
  ]);
});
