import { type Notification, formatLongDay, computeDay, PLAN_NAMES } from '@aura/shared-domain';
import type { Attempt } from './billing-record.ts';
import { buildPlanNews } from './news/plan-news.ts';
import { buildReturnedNews } from './news/returned-news.ts';
import type { CustomerState } from './customer-state.ts';
import type { Entitlement, Source } from './entitlement.ts';
import type { News } from './news/news.ts';
import { describeOutlook } from './news/outlook.ts';
import { describeAccessEnd } from '../insights/access-insights.ts';

/** A renewal that could not be charged, or that was paid after all: once for each, however often it is tried. */
function buildOverdueNews({ source: former }: Entitlement, after: Entitlement): readonly News[] {
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

/** Says once that the code or slip of an open purchase expired, and how to go on. */
function buildLapsedNews(attempt: Attempt | null, { lapsed = [] }: CustomerState): readonly News[] {
  const id = attempt?.paymentIntentId ?? null;
  if (!attempt || id === null || !lapsed.includes(id)) return [];
  const text =
    'O prazo do Pix ou boleto terminou sem pagamento, e nada foi cobrado. Para comprar, gere outro em Planos.';
  return [{ id: `vencido_${id}`, text, isOnce: true }];
}

const KEPT = `a conta voltou ao plano ${PLAN_NAMES.freemium}. O que você guardou continua aqui.`;

/** An access that is over: on the day that was known before, or because its subscription was ended. */
function buildEndNews({ source, endsAt }: Entitlement, after: Entitlement, now: Date): readonly News[] {
  if (!source || after.source) return [];
  // By the day: Stripe may end a subscription some moments before the clock here says so.
  if (endsAt && computeDay(endsAt) <= computeDay(now)) {
    const { id, text } = describeAccessEnd(endsAt);
    return [{ id, text, isOnce: true }];
  }
  const text = `Seu plano ${PLAN_NAMES[source.plan]} ${computeEnd(source)}, e ${KEPT}`;
  return [{ id: `fim_${source.id}`, text }];
}

const computeEnd = (source: Source): string =>
  source.kind === 'subscription' && source.overdueInvoiceId !== null
    ? 'terminou porque a renovação não foi paga'
    : 'foi encerrado';

/** A subscription that now has an end, another end, or no end any more. */
function buildCancellationNews(before: Entitlement, after: Entitlement): readonly News[] {
  const [former, source] = [before.source, after.source];
  if (former?.kind !== 'subscription' || source?.kind !== 'subscription') return [];
  if (former.id !== source.id || former.endsAt?.getTime() === source.endsAt?.getTime()) return [];
  const ofPlan = `O cancelamento do seu plano ${PLAN_NAMES[source.plan]}`;
  if (source.endsAt) {
    const text = `${ofPlan} está marcado para ${formatLongDay(source.endsAt)}. Até lá, nada muda.`;
    return [{ id: `cancelamento_${source.id}_${computeDay(source.endsAt)}`, text }];
  }
  if (!former.endsAt) return [];
  const text = `${ofPlan} foi desfeito.${describeOutlook(after)}`;
  return [{ id: `retomada_${source.id}_${computeDay(former.endsAt)}`, text }];
}

interface Told {
  readonly state: CustomerState;
  readonly now: Date;
  /** The purchase that is open; null for none. */
  readonly attempt?: Attempt | null;
}

/**
 * The notification after a change of a person's entitlement. None if the person would not notice it: a renewal is
 * silent.
 */
export function computeBillingNews(
  before: Entitlement,
  after: Entitlement,
  { state, now, attempt = null }: Told,
): readonly Notification[] {
  const returned = buildReturnedNews(before, after, state);
  // If money went back, that explains every other difference.
  const isTold = returned.length > 0 && before.source !== null;
  const others = () => [
    ...buildPlanNews(before, after),
    ...buildCancellationNews(before, after),
    ...buildOverdueNews(before, after),
    ...buildEndNews(before, after, now),
  ];
  const news = [...(isTold ? returned : [...returned, ...others()]), ...buildLapsedNews(attempt, state)];
  return news.map(({ id, text, isOnce }) => ({
    id: isOnce ? id : `${id}_${now.getTime()}`,
    text,
    link: '/planos',
    read: false,
    timestamp: now.toISOString(),
  }));
}
