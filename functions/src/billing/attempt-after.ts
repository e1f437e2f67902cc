import type { BillingRecord } from './billing-record.ts';
import type { CustomerState, SubscriptionStatus } from './customer-state.ts';

type Attempts = Pick<BillingRecord, 'attempt' | 'paidAttempt'>;

const PAID: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due'];
const OVER: readonly SubscriptionStatus[] = ['canceled', 'incomplete_expired', 'unpaid'];

/** What the purchase that was begun has come to: paid, over without a payment, or still open. */
export function attemptAfter({ attempt, paidAttempt }: Attempts, state: CustomerState): Attempts {
  if (!attempt?.objectId) return { attempt, paidAttempt };
  const { id, priceId, objectId } = attempt;
  const status = state.subscriptions.find((subscription) => subscription.id === objectId)?.status;
  const isPaid =
    state.payments.some((payment) => payment.id === objectId || payment.subscriptionId === objectId) ||
    (status !== undefined && PAID.includes(status));
  if (isPaid) return { attempt: null, paidAttempt: { id, priceId } };
  return { attempt: status && OVER.includes(status) ? null : attempt, paidAttempt };
}
