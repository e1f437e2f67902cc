import fc from 'fast-check';
import { expect, it } from 'vitest';
import { computeBeginning, computeMonday, computeWeekBefore, computeWeek } from './week.ts';

it.each([
  ['2026-11-22T12:00:00Z', '2026-W47'],
  ['2026-11-23T02:59:59Z', '2026-W47'],
  ['2026-11-23T03:00:00Z', '2026-W48'],
  ['2027-01-03T12:00:00Z', '2026-W53'],
  ['2027-01-04T12:00:00Z', '2027-W01'],
  ['2024-12-30T12:00:00Z', '2025-W01'],
])('%s lies in %s', (instant, week) => expect(computeWeek(new Date(instant))).toBe(week));

it('begins on a Monday, lasts seven days, and its Monday lies in it', () => {
  const instants = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
  fc.assert(
    fc.property(instants, (instant) => {
      const week = computeWeek(instant);
      const monday = computeMonday(week);
      expect(monday.getUTCDay()).toBe(1);
      expect(computeWeek(new Date(monday.getTime() + 12 * 3_600_000))).toBe(week);
      expect(computeWeekBefore(week, 0)).toBe(week);
      expect(computeWeekBefore(week, 1) < week).toBe(true);
      const beginning = computeBeginning(week);
      expect(computeWeek(beginning)).toBe(week);
      expect(computeWeek(new Date(beginning.getTime() - 1))).toBe(computeWeekBefore(week, 1));
      expect(computeMonday(computeWeekBefore(week, 52)).getTime()).toBe(
        monday.getTime() - 52 * 7 * 86_400_000,
      );
    }),
  );
});
