import type { Settlement } from './customer-state.ts';
import type { ChargeObject, DisputeObject } from './stripe-objects.ts';

/** A dispute that was won, and a bank's mere question, for which no money is taken. */
const KEPT: readonly string[] = ['won', 'warning_closed', 'warning_needs_response', 'warning_under_review'];
/** Decided for the bank's customer, or paid back before it came to a decision. */
const LOST: readonly string[] = ['lost', 'prevented'];

/**
 * What became of the money of a charge.
 * @param disputes all that there were about it. A charge that was disputed says so for good; they say how it ended
 */
export function settlementOf(
  charge: ChargeObject,
  disputes: readonly Pick<DisputeObject, 'status'>[],
): Settlement {
  const isAsked = charge.disputed && disputes.length === 0;
  if (disputes.some(({ status }) => LOST.includes(status))) return 'lost';
  if (isAsked || disputes.some(({ status }) => !KEPT.includes(status))) return 'disputed';
  if (charge.refunded) return 'refunded';
  return charge.amount_refunded > 0 ? 'partly_refunded' : 'kept';
}
