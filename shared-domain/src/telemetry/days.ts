import { DAY_MS } from '../time/durations.ts';
import { computeIsoDay } from '../format/date.ts';

/** Day of an instant in São Paulo, `AAAA-MM-DD`. */
export const computeDay = (instant: Date): string => computeIsoDay(instant);

/** The day a number of days before that of an instant. São Paulo has no summer time: every day has 24 hours. */
export const computeDayBefore = (instant: Date, days: number): string =>
  computeDay(new Date(instant.getTime() - days * DAY_MS));
