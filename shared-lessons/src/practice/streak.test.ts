import { describe, expect, it } from 'vitest';
import { addDays } from '@aura/shared-domain';
import { computeStreak } from './streak.ts';

/** 2 March 2026 is a Monday. */
const march = (...days: readonly number[]) => ({
  days: days.map((day) => `2026-03-${String(day).padStart(2, '0')}`),
  timeZone: 'America/Sao_Paulo',
});
const on = (day: number): string => addDays('2026-03-01', day - 1);
const NONE = { days: 0, freezesUsed: 0, practisedToday: false, thisWeek: 0, weeklyGoal: 3 };

describe('computeStreak', () => {
  it('is empty before the first practice', () => {
    expect(computeStreak(null, on(4))).toEqual(NONE);
    expect(computeStreak(march(), on(4))).toEqual(NONE);
  });

  it('counts days in a row, today among them once it is practised', () => {
    expect(computeStreak(march(3, 4, 5), on(5))).toMatchObject({
      days: 3,
      freezesUsed: 0,
      practisedToday: true,
    });
    expect(computeStreak(march(3, 4), on(5))).toMatchObject({
      days: 2,
      freezesUsed: 0,
      practisedToday: false,
    });
  });

  it('covers one missed day of a week, also the one since', () => {
    expect(computeStreak(march(2, 4, 5), on(5))).toMatchObject({ days: 3, freezesUsed: 1 });
    expect(computeStreak(march(2, 3), on(5))).toMatchObject({ days: 2, freezesUsed: 1 });
  });

  it('reaches back no further than to the second missed day of a week', () => {
    expect(computeStreak(march(2, 4, 6), on(6))).toMatchObject({ days: 2, freezesUsed: 1 });
    expect(computeStreak(march(2, 4), on(6))).toMatchObject({ days: 1, freezesUsed: 1 });
    expect(computeStreak(march(2, 5), on(5))).toMatchObject({ days: 1, freezesUsed: 0 });
    expect(computeStreak(march(2, 3), on(6))).toMatchObject({ days: 0, freezesUsed: 0 });
  });

  it('covers another one in the week after: Sunday and Monday are of two weeks', () => {
    expect(computeStreak(march(6, 7, 10), on(10))).toMatchObject({ days: 3, freezesUsed: 2 });
    expect(computeStreak(march(5, 6, 9), on(9))).toMatchObject({ days: 1, freezesUsed: 0 });
  });

  it('starts again after its end', () => {
    expect(computeStreak(march(2, 3, 16), on(16))).toMatchObject({ days: 1, freezesUsed: 0 });
  });

  it('counts the days of this week towards its goal, from Monday to Sunday', () => {
    expect(computeStreak(march(1, 2, 5, 8), on(8))).toMatchObject({ thisWeek: 3, weeklyGoal: 3 });
    expect(computeStreak(march(1, 2, 5, 8), on(9))).toMatchObject({ thisWeek: 0 });
  });

  it('loses nothing if the calendar went back', () => {
    expect(computeStreak(march(3, 4, 5), on(4))).toMatchObject({ days: 3, practisedToday: true });
    expect(computeStreak(march(3, 4, 5, 6), on(2))).toMatchObject({ days: 4, practisedToday: false });
  });

  it('is not ended by a day that a wrong clock put into the future', () => {
    const stray = { ...march(3, 4, 5), days: [...march(3, 4, 5).days, '2027-03-06'] };
    expect(computeStreak(stray, on(6))).toMatchObject({ days: 3 });
  });
});
