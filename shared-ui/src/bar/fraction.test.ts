import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { fraction } from './fraction.ts';

it('always lies between 0 and 1', () => {
  fc.assert(
    fc.property(fc.double(), fc.double(), (value, max) => {
      const share = fraction(value, max);
      expect(share).toBeGreaterThanOrEqual(0);
      expect(share).toBeLessThanOrEqual(1);
    }),
  );
});

it('is the share of the maximum', () => {
  expect(fraction(30, 120)).toBe(0.25);
  expect(fraction(0.4)).toBe(0.4);
});
