import { describe, expect, test } from 'vitest';
import { median, medianInterval } from './statistics.ts';

describe('median', () => {
  test.each([
    [[3], 3],
    [[4, 1, 3], 3],
    [[4, 1, 3, 2], 2.5],
  ])('of %j is %d', (values, expected) => {
    expect(median(values)).toBe(expected);
  });
});

describe('medianInterval', () => {
  test('holds the median and is the same every time', () => {
    const values = [1.02, 0.98, 1.1, 1.04, 0.95, 1.01, 1.03, 0.99, 1.05, 1.0];
    const interval = medianInterval(values);
    expect(interval).toEqual(medianInterval(values));
    expect(interval.median).toBeCloseTo(1.015);
    expect(interval.lower).toBeLessThanOrEqual(interval.median);
    expect(interval.upper).toBeGreaterThanOrEqual(interval.median);
  });

  test('one wild value moves neither the median nor the ends', () => {
    const calm = Array.from({ length: 20 }, (_, i) => 1 + (i % 5) / 100);
    const wild = [...calm.slice(0, -1), 9];
    expect(medianInterval(wild).upper).toBeLessThan(1.05);
  });

  test('is wider for values further apart', () => {
    const spread = (step: number) => {
      const { lower, upper } = medianInterval(Array.from({ length: 20 }, (_, i) => 1 + (i - 10) * step));
      return upper - lower;
    };
    expect(spread(0.02)).toBeGreaterThan(spread(0.002) * 5);
  });

  test('equal values give an interval without width', () => {
    expect(medianInterval([1, 1, 1, 1])).toEqual({ median: 1, lower: 1, upper: 1 });
  });
});
