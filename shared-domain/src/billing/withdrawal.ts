import { DAY_MS } from '../time/durations.ts';
import { computeDay } from '../telemetry/days.ts';

/** Days in which a purchase may be undone with all of its money back (Código de Defesa do Consumidor, art. 49). */
export const WITHDRAWAL_DAYS = 7;

/** The end of the seventh day after a purchase, in São Paulo: the day of the purchase does not count. */
export function computeWithdrawalDeadline(paidAt: Date): Date {
  // Brazil has no summer time: São Paulo is three hours behind all year.
  const midnight = new Date(`${computeDay(paidAt)}T00:00:00-03:00`);
  return new Date(midnight.getTime() + (WITHDRAWAL_DAYS + 1) * DAY_MS);
}
