import { expect, test } from 'vitest';
import { getDraws } from './draws.ts';

const first = (seed: string, count: number) => {
  const draw = getDraws(seed);
  return Array.from({ length: count }, draw);
};

test('the same seed gives the same numbers, another gives others', () => {
  expect(first('ana', 5)).toEqual(first('ana', 5));
  expect(first('ana', 5)).not.toEqual(first('anã', 5));
});

test('numbers lie all over 0 to 1', () => {
  const tenths = first('ana', 2000).map((number) => Math.floor(number * 10));
  const counts = Array.from({ length: 10 }, (_, tenth) => tenths.filter((own) => own === tenth).length);
  expect(counts.reduce((sum, count) => sum + count)).toBe(2000);
  expect(Math.min(...counts)).toBeGreaterThan(140);
});
