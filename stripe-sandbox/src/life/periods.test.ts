import { expect, it } from 'vitest';
import { computeNextPeriodEnd } from './periods.ts';

const at = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1000;
const day = (time: number): string => new Date(time * 1000).toISOString().slice(0, 10);

it.each([
  ['2027-01-15', 'month', '2027-01-15', '2027-02-15'],
  ['2027-01-31', 'month', '2027-01-31', '2027-02-28'],
  // A short month does not move the day for good.
  ['2027-01-31', 'month', '2027-02-28', '2027-03-31'],
  ['2027-12-31', 'month', '2027-12-31', '2028-01-31'],
  ['2028-02-29', 'year', '2028-02-29', '2029-02-28'],
  ['2028-02-29', 'year', '2031-02-28', '2032-02-29'],
] as const)(
  'anchored on %s and paid every %s, the period after %s ends on %s',
  (anchor, cycle, after, end) => {
    expect(day(computeNextPeriodEnd(at(anchor), cycle, at(after)))).toBe(end);
  },
);
