import { DAY_MS } from '../time/durations.ts';
import { computeIsoDay } from '../format/date.ts';

/** Day of an instant in São Paulo, `AAAA-MM-DD`. */
export const computeDay = (instant: Date): string => computeIsoDay(instant);

/**
 * The day that comes so many days after another, both `AAAA-MM-DD`; a negative number gives one before it. A day counts as
 * midnight in Greenwich, where every day has 24 hours.
 */
export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** The day a number of days before that of an instant. São Paulo has no summer time: every day has 24 hours. */
export const computeDayBefore = (instant: Date, days: number): string =>
  computeDay(new Date(instant.getTime() - days * DAY_MS));
