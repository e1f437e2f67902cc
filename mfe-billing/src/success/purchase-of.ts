import type { BillingStatus, Interval, PaidPlan } from '@aura/shared-domain';

/** What was bought and paid, as it is shown and counted. */
export interface Purchased {
  readonly plan: PaidPlan;
  readonly interval: Interval;
  /** Centavos. */
  readonly amount: number;
  readonly receiptUrl: string | null;
}

/** The newest payment; where none is listed, what the access stands on. Null where neither is there. */
export function findPurchase({ payments: [newest], source }: BillingStatus): Purchased | null {
  if (newest) return newest;
  if (source?.kind !== 'subscription') return null;
  const { plan, interval, amount } = source;
  return { plan, interval, amount, receiptUrl: null };
}
