import fc from 'fast-check';
import { expect, it } from 'vitest';
import { roundToMultiple } from '../../snapshot/round-to-multiple.ts';
import { computeRoundingRange } from './rounding-range.ts';

const SIZE = 5;

it('contains every count that rounds to the published one, and its ends round to it too', () => {
  const unit = fc
    .integer({ min: 1, max: 12 })
    .chain((groups) => fc.record({ n: fc.constant(groups * SIZE), count: fc.nat(groups * SIZE) }));
  fc.assert(
    fc.property(fc.array(unit, { minLength: 1, maxLength: 6 }), (units) => {
      const parts = units.map(({ n, count }, at) => ({
        unit: String(at),
        n,
        sum: roundToMultiple(count, SIZE),
      }));
      const people = units.reduce((sum, { n }) => sum + n, 0);
      const share = units.reduce((sum, { count }) => sum + count, 0) / people;
      const { low, high } = computeRoundingRange(parts, ({ sum }) => sum);
      expect(share).toBeGreaterThanOrEqual(low - 0.0001);
      expect(share).toBeLessThanOrEqual(high + 0.0001);
    }),
  );
});

it('is exactly as wide as the rounding of each unit allows', () => {
  const of = (n: number, ...sums: number[]) =>
    computeRoundingRange(
      sums.map((sum, at) => ({ unit: String(at), n, sum })),
      ({ sum }) => sum,
    );
  expect(of(20, 10)).toEqual({ low: 0.4, high: 0.6 });
  expect(of(20, 10, 10)).toEqual({ low: 0.4, high: 0.6 });
  expect(of(20, 0)).toEqual({ low: 0, high: 0.1 });
  expect(of(20, 20)).toEqual({ low: 0.9, high: 1 });
});
