import type { BillingRecord } from './billing-record.ts';
import { isRunning, type CustomerState, type SubscriptionStatus } from './customer-state.ts';

type Attempts = Pick<BillingRecord, 'attempt' | 'paidAttempt'>;

const OVER: readonly SubscriptionStatus[] = ['canceled', 'incomplete_expired', 'unpaid'];

/** State of the begun purchase: paid, over without a payment, or still open. */
export function computeAttempt({ attempt, paidAttempt }: Attempts, state: CustomerState): Attempts {
  if (!attempt?.objectId) return { attempt, paidAttempt };
  const { id, priceId, objectId } = attempt;
  const status = state.subscriptions.find((subscription) => subscription.id === objectId)?.status;
  const isPaid = status === undefined ? isPaidOnce(state, objectId) : isPaidFor(state, objectId, status);
  if (isPaid) return { attempt: null, paidAttempt: { id, priceId } };
  return { attempt: status && OVER.includes(status) ? null : attempt, paidAttempt };
}

const isPaidOnce = ({ payments }: CustomerState, id: string): boolean =>
  payments.some((payment) => payment.id === id);

/**
 * Stripe takes the money first, and starts the subscription a moment later: until then it gives no access, but the
 * attempt is not over.
 */
function isPaidFor({ payments }: CustomerState, id: string, status: SubscriptionStatus): boolean {
  if (isRunning(status)) return true;
  return status !== 'incomplete' && payments.some(({ subscriptionId }) => subscriptionId === id);
}
