import { describe, expect, it } from 'vitest';
import { firstRight, measure, percentile } from './measures.ts';

describe('the measures', () => {
  it('match an example computed by hand', () => {
    // Right answers first at 1, 2, 4, 11, 101 and nowhere: (1 + 1/2 + 1/4 + 1/11 + 1/101) / 6.
    const { mrr, s1, s10, s100 } = measure([1, 2, 4, 11, 101, 0]);
    expect(mrr).toBeCloseTo(0.3085, 4);
    expect([s1, s10, s100]).toEqual([1 / 6, 3 / 6, 4 / 6]);
  });

  it('take the first of several right answers, from 1', () => {
    expect(firstRight(['a', 'b', 'c', 'd'], new Set(['d', 'b']))).toBe(2);
    expect(firstRight(['a'], new Set(['z']))).toBe(0);
    expect(firstRight([], new Set(['z']))).toBe(0);
  });

  it('give 0 for no queries', () => {
    expect(measure([])).toEqual({ mrr: 0, s1: 0, s10: 0, s100: 0 });
    expect(percentile([], 0.95)).toBe(0);
  });

  it('take the nearest rank for a percentile', () => {
    expect(percentile([5, 1, 4, 2, 3, 6, 7, 8, 9, 10], 0.95)).toBe(10);
    expect(percentile([5, 1, 4, 2, 3, 6, 7, 8, 9, 10], 0.5)).toBe(5);
  });
});
