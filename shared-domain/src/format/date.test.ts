import { describe, expect, test } from 'vitest';
import {
  formatAgo,
  formatCalendarDay,
  formatDay,
  formatDayAndMonth,
  formatLongCalendarDay,
  formatLongDay,
  formatLongDayOf,
  formatLongMoment,
  formatMoment,
  formatMonth,
  formatShortCalendarDay,
  formatTime,
  computeIsoDay,
  isTimeZone,
} from './date.ts';

/** Still the evening of the 21st in São Paulo. */
const LATE = new Date('2026-11-22T02:30:00Z');

describe('moments', () => {
  test('are shown as clocks in São Paulo show them', () => {
    expect(formatDay(LATE)).toBe('21/11/2026');
    expect(formatLongDay(LATE)).toBe('21 de novembro de 2026');
    expect(formatTime(LATE)).toBe('23:30');
    expect(formatMoment(LATE)).toBe('21/11/2026, 23:30');
    expect(formatLongMoment(LATE)).toBe('21 de novembro de 2026 às 23:30');
    expect(computeIsoDay(LATE)).toBe('2026-11-21');
  });

  test('belong to another day where the clock is another', () => {
    expect(computeIsoDay(LATE, 'UTC')).toBe('2026-11-22');
  });
});

test('days of the calendar are the same everywhere', () => {
  expect(formatCalendarDay('2026-03-12')).toBe('12/03/2026');
  expect(formatLongCalendarDay('2026-03-12')).toBe('12 de março de 2026');
  expect(formatDayAndMonth('2026-03-12')).toBe('12 de março');
  expect(formatShortCalendarDay('2026-03-12')).toBe('12/03');
  expect(formatMonth(new Date('2026-03-01T00:00:00Z'))).toBe('março');
});

test('what was is so long ago', () => {
  expect(formatAgo(3, 'day')).toBe('há 3 dias');
});

test.each([
  ['America/Manaus', true],
  ['Nowhere/Land', false],
  ['', false],
])('%j is the name of a time zone: %j', (name, isOne) => {
  expect(isTimeZone(name)).toBe(isOne);
});

test('a stored moment is shown as its day, and an invalid date as it is', () => {
  expect(formatLongDayOf('2026-11-22T02:30:00Z')).toBe('21 de novembro de 2026');
  expect(formatLongDayOf('some day')).toBe('some day');
});
