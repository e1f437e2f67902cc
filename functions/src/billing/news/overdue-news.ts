import { PLAN_NAMES } from '@aura/shared-domain';
import type { Entitlement } from '../entitlement.ts';
import type { News } from './news.ts';

/** A renewal that could not be charged: once for each, however often it is tried again. */
export function overdueNews(before: Entitlement, { source }: Entitlement): readonly News[] {
  const invoiceId = overdueInvoiceOf(source);
  if (!source || invoiceId === null || invoiceId === overdueInvoiceOf(before.source)) return [];
  const text = `Não foi possível cobrar a renovação do seu plano ${PLAN_NAMES[source.plan]}. O acesso continua por enquanto, e a cobrança será tentada de novo. Confira ou troque o cartão em Planos.`;
  return [{ id: `cobranca_${invoiceId}`, text, isOnce: true }];
}

const overdueInvoiceOf = (source: Entitlement['source']): string | null =>
  source?.kind === 'subscription' ? source.overdueInvoiceId : null;
