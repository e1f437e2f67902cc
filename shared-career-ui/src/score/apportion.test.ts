import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion, sum } from './apportion.ts';

const units = (values: readonly number[], digits: number) =>
  sum(values.map((value) => Math.round(value * 10 ** digits)));

test('thirds add up to the whole', () => {
  expect(apportion([100 / 3, 100 / 3, 100 / 3], 1)).toEqual([33.4, 33.3, 33.3]);
  expect(apportion([29, 0, 71], 0)).toEqual([29, 0, 71]);
});

test('shown parts add up to the rounded sum, each within one unit of the last digit', () => {
  const amounts = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 8 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 4 }), (values, digits) => {
      const shown = apportion(values, digits);
      expect(units(shown, digits)).toBe(Math.round(sum(values) * 10 ** digits));
      shown.forEach((part, index) => {
        expect(Math.abs(part - (values[index] ?? 0))).toBeLessThanOrEqual(1.0001 / 10 ** digits);
      });
    }),
  );
});
