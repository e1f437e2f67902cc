import { computeWithdrawalDeadline } from '@aura/shared-domain';
import type { PaymentState } from '../customer-state.ts';

/**
 * Until when a payment can be undone here with all of its money back; null where it cannot: it is a renewal, or something
 * has become of it, or a later payment of the same subscription counted it in and is to be undone first.
 */
export function computeWithdrawalEnd(payment: PaymentState, all: readonly PaymentState[]): Date | null {
  const { subscriptionId, isRenewal, settlement, paidAt, paidWith } = payment;
  // Stripe cannot give it back: who wants to undo it writes to us, and is paid back by hand.
  if (paidWith?.kind === 'boleto') return null;
  if (isRenewal || (settlement !== 'kept' && settlement !== 'partly_refunded')) return null;
  const hasLater = all.some(
    (other) =>
      subscriptionId !== null &&
      other.subscriptionId === subscriptionId &&
      other.id !== payment.id &&
      other.settlement !== 'refunded' &&
      other.paidAt >= paidAt &&
      // Of one second, what was changed came after what was begun.
      (other.paidAt > paidAt || isAfter(other, payment)),
  );
  return hasLater ? null : computeWithdrawalDeadline(paidAt);
}

const isAfter = (other: PaymentState, payment: PaymentState): boolean => other.order > payment.order;
