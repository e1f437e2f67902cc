import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadOverMonths } from './spread.ts';

const makeDraft = (effortMinutes: number, gapId: string | null = null) => ({ gapId, effortMinutes });
const listHours = (placed: ReturnType<typeof spreadOverMonths>) =>
  [30, 60, 90].map((month) =>
    placed
      .filter(({ horizon }) => horizon === month)
      .reduce((sum, { draft }) => sum + draft.effortMinutes / 60, 0),
  );

test('a month with a long task has few others', () => {
  const efforts = [30, 480, 180, 300, 30, 90, 90, 60, 60, 60, 60, 80];
  const hours = listHours(spreadOverMonths(efforts.map((effort) => makeDraft(effort))));
  expect(Math.max(...hours) - Math.min(...hours)).toBeLessThan(1);
});

test('a step of a gap never comes before an earlier one, and the quick win opens the plan', () => {
  const placed = spreadOverMonths([
    makeDraft(20, 'a'),
    makeDraft(600, 'b'),
    makeDraft(600, 'c'),
    makeDraft(40, 'c'),
    makeDraft(40, 'b'),
  ]);
  const monthsOf = (gap: string) =>
    placed.filter(({ draft }) => draft.gapId === gap).map(({ horizon }) => horizon);
  expect(monthsOf('a')).toEqual([30]);
  for (const gap of ['b', 'c']) expect(monthsOf(gap)).toEqual(monthsOf(gap).toSorted((a, b) => a - b));
});

const drafts = fc.array(
  fc.record({
    gapId: fc.option(fc.constantFrom('a', 'b', 'c')),
    effortMinutes: fc.integer({ min: 5, max: 900 }),
  }),
  { maxLength: 12 },
);

test('all tasks are there, by month, and no two months differ by more than the longest task and half an hour', () => {
  fc.assert(
    fc.property(drafts, (all) => {
      const free = all.map(({ effortMinutes }) => makeDraft(effortMinutes));
      const placed = spreadOverMonths(free);
      expect(placed.map(({ draft }) => draft)).toHaveLength(free.length);
      expect(new Set(placed.map(({ draft }) => draft))).toEqual(new Set(free));
      const horizons = placed.map(({ horizon }) => horizon);
      expect(horizons).toEqual(horizons.toSorted((a, b) => a - b));
      const hours = listHours(placed);
      const longest = Math.max(0, ...free.map(({ effortMinutes }) => effortMinutes)) / 60;
      expect(Math.max(...hours) - Math.min(...hours)).toBeLessThanOrEqual(longest + 0.5);
    }),
  );
});
