import { getOpenDispute, isDisputed } from '../life/disputes.ts';
import type { Charge } from '../state/records/payments.ts';
import type { World } from '../world.ts';
import { money } from './words.ts';

/** What became of a payment, in words. */
export function paymentStatus(world: World, charge: Charge): string {
  if (getOpenDispute(world, charge)) return 'Contestado, em análise pelo banco';
  if (isDisputed(world, charge)) return 'Contestado e devolvido pelo banco';
  if (charge.refunded === charge.amount) return 'Devolvido';
  return charge.refunded > 0 ? `Pago, com ${money(charge.refunded)} devolvidos` : 'Pago';
}
