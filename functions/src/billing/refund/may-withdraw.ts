import { computeWithdrawalDeadline } from '@aura/shared-domain';
import type { PaymentState } from '../customer-state.ts';

/**
 * Until when a payment can be withdrawn with a full refund; null if it cannot: it is a renewal, has already changed
 * state, or was taken into account by a later payment of the same subscription, which must be withdrawn first.
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
      // Within one second, a change follows a beginning.
      (other.paidAt > paidAt || isAfter(other, payment)),
  );
  return hasLater ? null : computeWithdrawalDeadline(paidAt);
}

const isAfter = (other: PaymentState, payment: PaymentState): boolean => other.order > payment.order;
