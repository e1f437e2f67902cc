import type { Offer } from './offers-schema.ts';

/** `now`: at once, what is left of the old one given back; `period_end`: when what was paid for is used up. */
export type ChangeTiming = 'now' | 'period_end';

type Subscribed = Pick<Offer, 'plan' | 'interval'>;

/**
 * When a change of subscription takes effect: at the end of the paid period for a lesser plan or a shorter interval,
 * otherwise immediately.
 */
export function changeTiming(from: Subscribed, to: Subscribed): ChangeTiming {
  const isLess = from.plan === 'decolagem' && to.plan === 'impulso';
  const isShorter = from.interval === 'year' && to.interval === 'month';
  return isLess || isShorter ? 'period_end' : 'now';
}
