import type { Attempt } from '../billing-record.ts';
import type { CustomerState } from '../customer-state.ts';
import type { News } from './news.ts';

/** Says once that the code or slip of an open purchase expired, and how to go on. */
export function buildLapsedNews(attempt: Attempt | null, { lapsed = [] }: CustomerState): readonly News[] {
  const id = attempt?.paymentIntentId ?? null;
  if (!attempt || id === null || !lapsed.includes(id)) return [];
  const text =
    'O prazo do Pix ou boleto terminou sem pagamento, e nada foi cobrado. Para comprar, gere outro em Planos.';
  return [{ id: `vencido_${id}`, text, isOnce: true }];
}
