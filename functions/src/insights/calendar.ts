import { DAY_MS, formatDayAndMonth, computeDay } from '@aura/shared-domain';

/** A day string, `AAAA-MM-DD`, counts as midnight in Greenwich, where every day has 24 hours. */
const readTime = (day: string): number => Date.parse(day);

/** Days from one day to another; negative if the other comes first. */
export const countDaysBetween = (from: string, to: string): number =>
  (readTime(to) - readTime(from)) / DAY_MS;

/** Day in São Paulo of an instant that was stored as text; null for a text that is none. */
export function readDay(iso: string): string | null {
  const instant = new Date(iso);
  return Number.isNaN(instant.getTime()) ? null : computeDay(instant);
}

/** `12 de março`. */
export const describeDay = (day: string): string => formatDayAndMonth(day);
