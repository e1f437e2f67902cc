import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeFraction } from './fraction.ts';

it('always lies between 0 and 1', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (value, max) => {
      const share = computeFraction(value, max);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }),
  );
});

it('is the share of the maximum', () => {
  expect(computeFraction(30, 120)).toBe(0.25);
  expect(computeFraction(0.4)).toBe(0.4);
});
