import type { BillingStatus, Interval, PaidPlan } from '@aura/shared-domain';

/** The paid purchase, for display and counting. */
export interface Purchased {
  readonly plan: PaidPlan;
  readonly interval: Interval;
  /** Centavos. */
  readonly amount: number;
  readonly receiptUrl: string | null;
}

/** The newest payment; if none is listed, the source of the access. Null if there is neither. */
export function findPurchase({ payments: [newest], source }: BillingStatus): Purchased | null {
  if (newest) return newest;
  if (source?.kind !== 'subscription') return null;
  const { plan, interval, amount } = source;
  return { plan, interval, amount, receiptUrl: null };
}
