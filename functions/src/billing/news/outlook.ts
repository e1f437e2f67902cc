import { formatLongDay } from '@aura/shared-domain';
import type { Entitlement } from '../entitlement.ts';

/** The future of an entitlement, as a sentence with a leading space; empty if no day is certain. */
export function describeOutlook({ source, endsAt }: Entitlement): string {
  const renews = source?.kind === 'subscription' && !source.overdueInvoiceId ? source.renewsAt : null;
  if (renews) return ` A próxima cobrança é em ${formatLongDay(renews)}.`;
  return endsAt ? ` O acesso vai até ${formatLongDay(endsAt)}.` : '';
}
