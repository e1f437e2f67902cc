import { DAY_MS, HOUR_MS } from '../time/durations.ts';
import * as v from 'valibot';
import { computeDay } from '../telemetry/days.ts';

/** A week of ISO 8601, `AAAA-Wnn`, Monday to Sunday in São Paulo. Weeks sort correctly as texts. */
export const WeekSchema = v.pipe(v.string(), v.regex(/^\d{4}-W(?:0[1-9]|[1-4]\d|5[0-3])$/));

/** The week of a moment. */
export function computeWeek(instant: Date): string {
  // The year of a week is the year of its Thursday.
  const day = new Date(`${computeDay(instant)}T00:00:00Z`);
  const thursday = new Date(day.getTime() + (3 - countDaysSinceMonday(day)) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = 1 + Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY_MS));
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** The first day of a week, at midnight UTC: to be shown with the time zone UTC. */
export function computeMonday(week: string): Date {
  const [year = 0, count = 0] = week.split('-W').map(Number);
  const fourth = new Date(Date.UTC(year, 0, 4));
  return new Date(fourth.getTime() + ((count - 1) * 7 - countDaysSinceMonday(fourth)) * DAY_MS);
}

/** The instant at which a week begins, midnight in São Paulo. */
export const computeBeginning = (week: string): Date => computeBeginningOfDay(computeMonday(week));

/** The instant at which a day begins in São Paulo. @param day at midnight UTC */
export function computeBeginningOfDay(day: Date): Date {
  const name = day.toISOString().slice(0, 'AAAA-MM-DD'.length);
  let at = day.getTime();
  while (computeDay(new Date(at)) < name) at += HOUR_MS;
  return new Date(at);
}

/** The week this many weeks before another. */
export const computeWeekBefore = (week: string, weeks: number): string =>
  // Noon, so that the day is the same one in São Paulo.
  computeWeek(new Date(computeMonday(week).getTime() - weeks * 7 * DAY_MS + DAY_MS / 2));

const countDaysSinceMonday = (day: Date): number => (day.getUTCDay() + 6) % 7;
