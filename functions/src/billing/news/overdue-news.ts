import { PLAN_NAMES } from '@aura/shared-domain';
import type { Entitlement } from '../entitlement.ts';
import type { News } from './news.ts';
import { describeOutlook } from './outlook.ts';

/** A renewal that could not be charged, or that was paid after all: once for each, however often it is tried. */
export function buildOverdueNews({ source: former }: Entitlement, after: Entitlement): readonly News[] {
  const { source } = after;
  const [before, now] = [findOverdueInvoice(former), findOverdueInvoice(source)];
  if (!source || before === now) return [];
  const ofPlan = `a renovação do seu plano ${PLAN_NAMES[source.plan]}`;
  if (now !== null) {
    const text =
      `Não foi possível cobrar ${ofPlan}. O acesso continua por enquanto, e a cobrança será tentada de novo. ` +
      'Confira ou troque o cartão em Planos.';
    return [{ id: `cobranca_${now}`, text, isOnce: true }];
  }
  if (former?.id !== source.id) return [];
  const text = `O pagamento d${ofPlan} foi confirmado.${describeOutlook(after)}`;
  return [{ id: `paga_${before}`, text, isOnce: true }];
}

const findOverdueInvoice = (source: Entitlement['source']): string | null =>
  source?.kind === 'subscription' ? source.overdueInvoiceId : null;
