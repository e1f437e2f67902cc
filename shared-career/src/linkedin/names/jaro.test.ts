import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { computeJaro } from './jaro.ts';

describe('jaro', () => {
  it.each([
    ['MARTHA', 'MARHTA', 0.944],
    ['DIXON', 'DICKSONX', 0.767],
    ['JELLYFISH', 'SMELLYFISH', 0.896],
    ['DWAYNE', 'DUANE', 0.822],
    ['abc', 'xyz', 0],
    ['', 'abc', 0],
    ['', '', 1],
  ])('%s and %s: %d', (a, b, expected) => {
    expect(computeJaro(a, b)).toBeCloseTo(expected, 3);
  });

  it('is between 0 and 1, and 1 for a word and itself', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        const value = computeJaro(a, b);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(1);
        expect(computeJaro(a, a)).toBe(1);
      }),
    );
  });
});
