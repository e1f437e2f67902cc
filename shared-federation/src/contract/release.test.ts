import { expect, test } from 'vitest';
import { isCompatible } from './release.ts';

const runs = (min: number, max: number, shellApi: number) =>
  isCompatible({ shellApi: { min, max } }, shellApi);

test('a shell runs only releases for its contract and the one before', () => {
  expect([1, 2, 3, 4].map((api) => runs(api, api, 3))).toEqual([false, true, true, false]);
  expect(runs(1, 5, 3)).toBe(true);
});
