import { computeDay, PLAN_NAMES } from '@aura/shared-domain';
import { describeAccessEnd } from '../../insights/access-insights.ts';
import type { Entitlement, Source } from '../entitlement.ts';
import type { News } from './news.ts';

const KEPT = 'a conta voltou ao plano Freemium. O que você guardou continua aqui.';

/** An access that is over: on the day that was known before, or because its subscription was ended. */
export function buildEndNews(
  { source, endsAt }: Entitlement,
  after: Entitlement,
  now: Date,
): readonly News[] {
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
