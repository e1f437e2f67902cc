import { DAY_MS, HOUR_MS, computeMonday, computeWeekBefore, computeWeek } from '@aura/shared-domain';
import { SNAPSHOT_WEEKS } from './company.ts';
import type { Arrival } from './staff.ts';

/** Snapshots are taken on the Monday after their week, at four in the morning in São Paulo. */
const SNAPSHOT_HOUR_UTC = 7;
const MORNING_UTC = 13;

export interface Calendar {
  readonly now: Date;
  /** When the company was registered. */
  readonly foundedAt: Date;
  readonly arrivals: Readonly<Record<Arrival, Date>>;
  /** When a person was removed from the list. */
  readonly takenOffAt: Date;
  /** Weeks with a snapshot, ascending, and when it was taken. */
  readonly snapshots: readonly { readonly week: string; readonly at: Date }[];
}

/** When everything happened at the demo company, seen from today. */
export function getCalendar(now: Date): Calendar {
  const week = computeWeek(now);
  const weeks = Array.from({ length: SNAPSHOT_WEEKS }, (_, at) =>
    computeWeekBefore(week, SNAPSHOT_WEEKS - at),
  );
  const start = computeMonday(computeWeekBefore(week, SNAPSHOT_WEEKS));
  const morning = (days: number) => new Date(start.getTime() + days * DAY_MS + MORNING_UTC * HOUR_MS);
  return {
    now,
    foundedAt: morning(0),
    arrivals: {
      first: morning(1),
      second: morning(8),
      third: morning(22),
      recent: new Date(now.getTime() - 3 * DAY_MS),
    },
    takenOffAt: morning(73),
    snapshots: weeks.map((own) => ({ week: own, at: chooseEarlier(computeSnapshotTime(own), now) })),
  };
}

/** In the night of a Monday the newest snapshot would be hours ahead. */
const chooseEarlier = (a: Date, b: Date): Date => (a < b ? a : b);

const computeSnapshotTime = (week: string): Date =>
  new Date(computeMonday(computeWeekBefore(week, -1)).getTime() + SNAPSHOT_HOUR_UTC * HOUR_MS);

/**
 * A moment of a working day, Tuesday to Friday in the morning or afternoon, at least so many days later.
 * @param draw where in the day, 0 to 1
 */
export function computeWorkingMoment(from: Date, days: number, draw: number): Date {
  const day = new Date(from.getTime() + days * DAY_MS);
  while (day.getUTCDay() < 2 || day.getUTCDay() > 5) day.setTime(day.getTime() + DAY_MS);
  day.setUTCHours(MORNING_UTC + Math.floor(draw * 7), Math.floor(draw * 420) % 60, 0, 0);
  return day;
}
