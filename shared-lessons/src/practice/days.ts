import { addDays, computeIsoDay, isTimeZone } from '@aura/shared-domain';

/** Calendar days are written `YYYY-MM-DD`: they sort as texts, and no time zone moves them. */

/** The day that it is somewhere; in UTC where this machine does not know the time zone. */
export const computeDayIn = (timeZone: string, now: Date): string =>
  computeIsoDay(now, isTimeZone(timeZone) ? timeZone : 'UTC');

/** The days of the week of a day, from Monday on. */
export const listWeekDays = (day: string): readonly string[] =>
  Array.from({ length: 7 }, (_, at) => addDays(computeMonday(day), at));

/** The Monday that the week of a day begins with (ISO 8601). */
export const computeMonday = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
