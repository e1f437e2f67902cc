import { computeWeekBefore, computeWeek } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { getCalendar, computeWorkingMoment } from './calendar.ts';

const MOMENTS = [
  '2026-11-22T17:00:00Z',
  // Monday in São Paulo, before snapshots are taken.
  '2026-11-23T03:30:00Z',
  '2027-01-01T12:00:00Z',
].map((text) => new Date(text));

test.each(MOMENTS)('snapshots are of the weeks up to the last one, and none is ahead of %s', (now) => {
  const { snapshots, foundedAt, arrivals } = getCalendar(now);
  expect(snapshots.map(({ week }) => week)).toEqual(
    Array.from({ length: 14 }, (_, at) => computeWeekBefore(computeWeek(now), 14 - at)),
  );
  for (const { week, at } of snapshots) {
    expect(at <= now).toBe(true);
    expect(computeWeek(at)).toBe(computeWeekBefore(week, -1));
  }
  expect(foundedAt < arrivals.first).toBe(true);
});

test('things happen from Tuesday to Friday, in working hours in São Paulo', () => {
  for (let day = 0; day < 14; day += 1) {
    for (const draw of [0, 0.5, 0.999]) {
      const from = new Date('2026-11-16T18:00:00Z');
      const moment = computeWorkingMoment(from, day, draw);
      expect([2, 3, 4, 5]).toContain(moment.getUTCDay());
      expect(moment.getUTCHours()).toBeGreaterThanOrEqual(13);
      expect(moment.getUTCHours()).toBeLessThan(20);
    }
  }
});
