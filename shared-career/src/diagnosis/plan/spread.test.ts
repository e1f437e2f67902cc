import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadOverMonths } from './spread.ts';

const makeDraft = (effortMinutes: number, gapId: string | null = null) => ({ gapId, effortMinutes });
const AMPLE = { monthMinutes: 12_000, last: [] };
const listCounts = (placed: ReturnType<typeof spreadOverMonths>) =>
  [30, 60, 90].map((month) => placed.filter(({ horizon }) => horizon === month).length);
const listHours = (placed: ReturnType<typeof spreadOverMonths>) =>
  [30, 60, 90].map((month) =>
    placed
      .filter(({ horizon }) => horizon === month)
      .reduce((sum, { draft }) => sum + draft.effortMinutes / 60, 0),
  );

test('a month with a long task has few others if the hours are few', () => {
  const efforts = [30, 480, 180, 300, 30, 90, 90, 60, 60, 60, 60, 80];
  const hours = listHours(
    spreadOverMonths(
      efforts.map((effort) => makeDraft(effort)),
      { ...AMPLE, monthMinutes: 520 },
    ),
  );
  expect(Math.max(...hours) - Math.min(...hours)).toBeLessThan(1);
});

test('small tasks do not heap up in one month if the hours allow another', () => {
  const efforts = [25, 690, 300, 240, 25, 120, 30, 45, 25, 25, 60, 40];
  const placed = spreadOverMonths(
    efforts.map((effort) => makeDraft(effort)),
    { ...AMPLE, monthMinutes: 780 },
  );
  expect(Math.max(...listCounts(placed))).toBeLessThanOrEqual(5);
  expect(Math.max(...listHours(placed))).toBeLessThanOrEqual(13);
});

test('what ends at a time of its own takes room of the last month', () => {
  const last = [makeDraft(600), makeDraft(60)];
  const placed = spreadOverMonths(
    [60, 60, 60, 60].map((effort) => makeDraft(effort)),
    { ...AMPLE, last },
  );
  expect(listCounts(placed)).toEqual([2, 2, 0]);
});

test('a step of a gap never comes before an earlier one, and the quick win opens the plan', () => {
  const placed = spreadOverMonths(
    [makeDraft(20, 'a'), makeDraft(600, 'b'), makeDraft(600, 'c'), makeDraft(40, 'c'), makeDraft(40, 'b')],
    AMPLE,
  );
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

test('all tasks are there, by month, and a month is over-full by no more than its longest task and an hour', () => {
  fc.assert(
    fc.property(drafts, (all) => {
      const free = all.map(({ effortMinutes }) => makeDraft(effortMinutes));
      const monthMinutes = free.reduce((sum, { effortMinutes }) => sum + effortMinutes, 0) / 3;
      const placed = spreadOverMonths(free, { monthMinutes, last: [] });
      expect(placed.map(({ draft }) => draft)).toHaveLength(free.length);
      expect(new Set(placed.map(({ draft }) => draft))).toEqual(new Set(free));
      const horizons = placed.map(({ horizon }) => horizon);
      expect(horizons).toEqual(horizons.toSorted((a, b) => a - b));
      const longest = Math.max(0, ...free.map(({ effortMinutes }) => effortMinutes)) / 60;
      expect(Math.max(...listHours(placed))).toBeLessThanOrEqual(monthMinutes / 60 + longest + 1);
    }),
  );
});

test('with ample hours, months of like tasks differ by one task at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 3, max: 12 }), fc.integer({ min: 5, max: 900 }), (count, effort) => {
      const counts = listCounts(
        spreadOverMonths(
          Array.from({ length: count }, () => makeDraft(effort)),
          AMPLE,
        ),
      );
      expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    }),
  );
});
