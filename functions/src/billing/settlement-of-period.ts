import type { PaymentState, Settlement } from './customer-state.ts';

type Part = Pick<PaymentState, 'paidAt' | 'settlement' | 'isOfPeriod'>;

/**
 * What became of the money for a subscription's present period: of the newest payment for a whole period, whatever was
 * refunded of a change of plan since. A dispute of either counts, a lost one before an open one. Null where nothing was paid.
 * @param payments those for the subscription, of one second in the order of Stripe, which begins with the newest
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
