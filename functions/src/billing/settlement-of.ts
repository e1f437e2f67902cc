import type { Settlement } from './customer-state.ts';
import type { ChargeObject, DisputeObject } from './stripe-objects.ts';

/** Ends of a dispute, or of a bank's mere question, after which the money stays here. */
const KEPT: readonly string[] = ['won', 'warning_closed'];

/**
 * What became of the money of a charge.
 * @param disputes all that there were about it. A charge that was disputed says so for good; they say how it ended
 */
export function settlementOf(
  charge: ChargeObject,
  disputes: readonly Pick<DisputeObject, 'status'>[],
): Settlement {
  const isAsked = charge.disputed && disputes.length === 0;
  if (isAsked || disputes.some(({ status }) => !KEPT.includes(status))) return 'disputed';
  if (charge.refunded) return 'refunded';
  return charge.amount_refunded > 0 ? 'partly_refunded' : 'kept';
}
