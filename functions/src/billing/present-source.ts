import type { BillingStatus } from '@aura/shared-domain';
import type { Entitlement } from './entitlement.ts';

/** The source of a person's access in its visible form; null without a paid one. */
export function presentSource({ source }: Entitlement): BillingStatus['source'] {
  if (!source) return null;
  const { plan, endsAt } = source;
  if (source.kind === 'subscription' && source.isOver && endsAt)
    return { kind: 'payment', plan, endsAt: endsAt.toISOString(), isRemainder: true };
  if (source.kind === 'payment') return { kind: 'payment', plan, endsAt: source.endsAt.toISOString() };
  return {
    kind: 'subscription',
    plan,
    interval: source.interval,
    amount: source.amount,
    renewsAt: source.renewsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    overdue: source.overdueInvoiceId !== null,
    ...(source.changesTo && {
      changesTo: { ...source.changesTo, at: source.changesTo.at.toISOString() },
    }),
  };
}
