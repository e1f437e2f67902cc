import { formatLongDay, computeDay, PLAN_NAMES } from '@aura/shared-domain';
import type { Entitlement } from '../entitlement.ts';
import type { News } from './news.ts';
import { describeOutlook } from './outlook.ts';

/** A subscription that now has an end, another end, or no end any more. */
export function buildCancellationNews(before: Entitlement, after: Entitlement): readonly News[] {
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
