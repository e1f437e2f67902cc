import { emit } from '../events/emit.ts';
import { disputeObject } from '../objects/dispute.ts';
import { createId } from '../state/ids.ts';
import type { Charge, Dispute } from '../state/records/payments.ts';
import { add, get, listNewestFirst } from '../state/table.ts';
import { readSeconds, type World } from '../world.ts';

/** The bank asks for a payment back, for its customer. */
export function openDispute(world: World, charge: Charge): void {
  charge.disputed = true;
  const dispute = add(world.state.disputes, {
    id: createId('du'),
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    amount: charge.amount - charge.refunded,
    currency: charge.currency,
    created: readSeconds(world),
    status: 'needs_response',
  });
  emit(world, charge.customer, 'charge.dispute.created', disputeObject(dispute));
}

/** The bank has decided. The charge goes on saying that it was disputed, as at Stripe. */
export function closeDispute(world: World, dispute: Dispute, won: boolean): void {
  dispute.status = won ? 'won' : 'lost';
  const { customer } = get(world.state.charges, dispute.charge);
  emit(world, customer, 'charge.dispute.closed', disputeObject(dispute));
}

const disputesOf = ({ state }: World, charge: Charge): Dispute[] =>
  listNewestFirst(state.disputes, (dispute) => dispute.charge === charge.id);

export const getOpenDispute = (world: World, charge: Charge): Dispute | undefined =>
  disputesOf(world, charge).find(({ status }) => status === 'needs_response');

/** Whether its money is, or may come to be, with the bank again. */
export const isDisputed = (world: World, charge: Charge): boolean =>
  disputesOf(world, charge).some(({ status }) => status !== 'won');
