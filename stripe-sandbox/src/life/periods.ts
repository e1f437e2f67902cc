import type { Cycle } from '../catalogue.ts';

const MONTHS = { month: 1, year: 12 } as const;

/**
 * The end of the period that follows a moment. Periods begin on the day of the month of `anchor`; in a month that is
 * too short for it, on its last day. All times in seconds, in UTC as at Stripe.
 */
export function computeNextPeriodEnd(anchor: number, cycle: Cycle, after: number): number {
  let count = 0;
  let end = anchor;
  while (end <= after) {
    count += MONTHS[cycle];
    end = monthsAfter(anchor, count);
  }
  return end;
}

/** The same day so many months later, or the last one of a month that is too short for it. */
export function monthsAfter(anchor: number, months: number): number {
  const date = new Date(anchor * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  const daysInMonth = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, daysInMonth));
  return Math.floor(date.getTime() / 1000);
}
