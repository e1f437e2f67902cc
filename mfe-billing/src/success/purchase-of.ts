import type { BillingStatus, PaidPlan } from '@aura/shared-domain';

/** What was bought and paid, as it is shown and counted. */
export interface Purchased {
  readonly plan: PaidPlan;
  /** Centavos. */
  readonly amount: number;
  readonly receiptUrl: string | null;
}

/** The newest payment; where none is listed, what the access stands on. Null where neither is there. */
export function purchaseOf({ payments: [newest], source }: BillingStatus): Purchased | null {
  if (newest) return newest;
  if (source?.kind !== 'subscription') return null;
  return { plan: source.plan, amount: source.amount, receiptUrl: null };
}
