import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeSeatsTold } from './compute-seats-told.ts';

test.each([
  [0, 14, 0],
  [0, 15, 15],
  [0, 47, 45],
  [15, 1, 15],
  [15, 0, 0],
  [45, 59, 45],
])('told %i, with %i accepted it becomes %i', (before, accepted, told) => {
  expect(computeSeatsTold(before, accepted)).toBe(told);
});

test('between two steps at least five other people came or went, whatever ten accounts do', () => {
  const week = fc.record({ others: fc.integer({ min: -3, max: 3 }), own: fc.nat({ max: 10 }) });
  fc.assert(
    fc.property(fc.array(week, { maxLength: 60 }), (weeks) => {
      const moved: number[] = [];
      let [told, others] = [0, 0];
      /** How many others there were at the step before, once the company knows it: it lets its own accounts find out. */
      let before: number | null = null;
      for (const { others: change, own } of weeks) {
        others = Math.max(0, others + change);
        const next = computeSeatsTold(told, others + own);
        if (next !== told && before !== null) moved.push(Math.abs(others - before));
        // The number is exact at a step only if no one but the company's own accounts moved in that week.
        if (next !== told) before = next === others + own ? others : null;
        told = next;
      }
      expect(moved.filter((people) => people < 5)).toEqual([]);
    }),
  );
});
