import type { PaymentState, Settlement } from './customer-state.ts';

type Part = Pick<PaymentState, 'paidAt' | 'settlement' | 'isOfPeriod'>;

/**
 * State of the payment for a subscription's current period: the newest payment for a whole period, regardless of later
 * refunds of a change of plan. A dispute of either counts, a lost one before an open one. Null if there was no
 * payment.
 * @param payments those of the subscription; within one second in Stripe's order, newest first
 */
export function findPeriodSettlement(payments: readonly Part[]): Settlement | null {
  const newestFirst = payments.toSorted((a, b) => b.paidAt.getTime() - a.paidAt.getTime());
  const place = newestFirst.findIndex(({ isOfPeriod }) => isOfPeriod);
  const since = place < 0 ? newestFirst : newestFirst.slice(0, place + 1);
  const ofPeriod = since.at(-1)?.settlement ?? null;
  if (ofPeriod === 'refunded') return ofPeriod;
  if (since.some(({ settlement }) => settlement === 'lost')) return 'lost';
  return since.some(({ settlement }) => settlement === 'disputed') ? 'disputed' : ofPeriod;
}
