import { expect, test } from 'vitest';
import { addDays } from '@aura/shared-domain';
import { describeDay, readDay, countDaysBetween } from './calendar.ts';

test.each([
  ['2026-11-10', 30, '2026-12-10'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days is %s, and back', (day, days, other) => {
  expect(addDays(day, days)).toBe(other);
  expect(countDaysBetween(day, other)).toBe(days);
});

// São Paulo put its clocks forward on 4 November 2018, at midnight: that day began at one.
test('a day without a midnight is a day', () => {
  expect(countDaysBetween('2018-11-03', '2018-11-05')).toBe(2);
  expect(addDays('2018-11-03', 1)).toBe('2018-11-04');
});

test.each([
  ['2026-11-10T02:59:59.999Z', '2026-11-09'],
  ['2026-11-10T03:00:00.000Z', '2026-11-10'],
  ['ontem', null],
  ['', null],
])('%s lies on %s in São Paulo', (iso, day) => {
  expect(readDay(iso)).toBe(day);
});

test('a day is put into words', () => {
  expect(describeDay('2027-03-12')).toBe('12 de março');
});
