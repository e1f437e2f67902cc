import { err, ok, type Result } from '@aura/shared-domain';
import { emit } from '../events/emit.ts';
import { chargeObject } from '../objects/charge.ts';
import { refundObject } from '../objects/refund.ts';
import { createId } from '../state/ids.ts';
import type { Charge, Refund } from '../state/records/payments.ts';
import { add } from '../state/table.ts';
import { readSeconds, type World } from '../world.ts';
import { isDisputed } from './disputes.ts';
import { getWay } from './vouchers.ts';

export type RefundRefusal = 'not_paid' | 'not_refundable' | 'already_refunded' | 'disputed' | 'too_much';

export interface RefundOrder extends Pick<Refund, 'reason' | 'metadata'> {
  /** Centavos; null for all that is left. */
  readonly amount: number | null;
}

/** Gives money of a payment back. */
export function refundCharge(
  world: World,
  charge: Charge,
  { amount, reason, metadata }: RefundOrder,
): Result<Refund, RefundRefusal> {
  const left = charge.amount - charge.refunded;
  const given = amount ?? left;
  if (charge.status !== 'succeeded') return err('not_paid');
  // Stripe cannot give back what was paid with a slip.
  if (getWay(charge.paymentMethod) === 'boleto') return err('not_refundable');
  if (isDisputed(world, charge)) return err('disputed');
  if (left === 0) return err('already_refunded');
  if (given > left) return err('too_much');
  charge.refunded += given;
  const refund = add(world.state.refunds, {
    id: createId('re'),
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    amount: given,
    currency: charge.currency,
    created: readSeconds(world),
    reason,
    metadata,
  });
  emit(world, charge.customer, 'refund.created', refundObject(refund));
  emit(world, charge.customer, 'charge.refunded', chargeObject(world, charge));
  return ok(refund);
}
