import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addHistograms, findBucket, countOf, computePercentile, type Histogram } from './histogram.ts';

const histogram = (measure: 'load' | 'CLS', values: readonly number[]): Histogram =>
  values.reduce<Histogram>((sum, value) => addHistograms(sum, { [findBucket(measure, value)]: 1 }), {});

test('a value on the bound of a bucket belongs to it, one beyond all bounds to the last', () => {
  expect(findBucket('LCP', 2500)).toBe('2500');
  expect(findBucket('LCP', 2501)).toBe('3000');
  expect(findBucket('CLS', 0)).toBe('0.01');
  expect(findBucket('load', 60_000)).toBe('more');
});

test('a percentile lies inside of the bucket that the exact value falls into', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1 }), (values) => {
      const exact = values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? 0;
      const estimated = computePercentile('load', histogram('load', values), 0.75) ?? -1;
      expect(findBucket('load', estimated)).toBe(findBucket('load', exact));
    }),
  );
});

test('an empty histogram has no percentile, and values beyond all bounds give the largest bound', () => {
  expect(computePercentile('load', {}, 0.75)).toBeNull();
  expect(computePercentile('load', histogram('load', [50_000, 90_000]), 0.75)).toBe(20_000);
  expect(computePercentile('CLS', histogram('CLS', [0.3, 0.3, 0.3, 0.3]), 0.5)).toBeCloseTo(0.325);
});

test('histograms add up by bucket', () => {
  const sum = addHistograms({ '50': 1, more: 2 }, { '50': 3, '100': 1 });
  expect(sum).toEqual({ '50': 4, '100': 1, more: 2 });
  expect(countOf(sum)).toBe(7);
});
