import { formatLongDay, computeDay, PLAN_NAMES } from '@aura/shared-domain';
import type { Entitlement, Source, SubscriptionSource } from '../entitlement.ts';
import type { News } from './news.ts';
import { describeOutlook } from './outlook.ts';

/** A plan became active, replaced another, or its single payments now reach a later day. */
export function buildPlanNews(before: Entitlement, after: Entitlement): readonly News[] {
  const [former, source] = [before.source, after.source];
  if (!source) return [];
  const name = PLAN_NAMES[source.plan];
  if (former?.kind === 'payment' && source.kind === 'payment' && former.plan === source.plan) {
    if (former.endsAt.getTime() === source.endsAt.getTime()) return [];
    const text = `Seu plano ${name} agora vai até ${formatLongDay(source.endsAt)}.`;
    return [{ id: `prazo_${source.id}_${computeDay(source.endsAt)}`, text }];
  }
  if (former?.id === source.id && former.plan === source.plan && !isChargedOtherwise(former, source))
    return scheduleNews(former, source);
  const text = changeInWords(former, source) + describeOutlook(after);
  return [{ id: `plano_${source.id}_${source.plan}`, text }];
}

/** A change that waits for the end of the period, or no longer does. */
function scheduleNews(former: Source, source: Source): readonly News[] {
  const [before, after] = [findLater(former), findLater(source)];
  if (before && !after)
    return [{ id: `mantido_${source.id}`, text: `A mudança de plano foi desfeita.${goesOn(source)}` }];
  if (!after || (before && computeDay(before.at) === computeDay(after.at) && isSame(before, after)))
    return [];
  const text =
    `Seu plano passa a ser ${PLAN_NAMES[after.plan]}, cobrado por ${after.interval === 'year' ? 'ano' : 'mês'}, ` +
    `em ${formatLongDay(after.at)}. Até lá, nada muda.`;
  return [{ id: `mudanca_${source.id}_${computeDay(after.at)}`, text }];
}

type Later = NonNullable<SubscriptionSource['changesTo']>;

const findLater = (source: Source): Later | null =>
  source.kind === 'subscription' ? (source.changesTo ?? null) : null;

const isSame = (one: Later, other: Later): boolean =>
  one.plan === other.plan && one.interval === other.interval;

const goesOn = (source: Source): string => ` O plano ${PLAN_NAMES[source.plan]} continua.`;

function changeInWords(former: Entitlement['source'], source: Source): string {
  const name = PLAN_NAMES[source.plan];
  if (former && former.plan !== source.plan)
    return `Seu plano mudou de ${PLAN_NAMES[former.plan]} para ${name}${describeCharging(source)}.`;
  if (former && isChargedOtherwise(former, source))
    return `Seu plano ${name} passa a ser cobrado por ${source.interval === 'year' ? 'ano' : 'mês'}.`;
  return `Seu plano ${name} está ativo.`;
}

/** Whether the same subscription is charged at another interval than before. */
const isChargedOtherwise = (former: Source, source: Source): source is SubscriptionSource =>
  former.kind === 'subscription' &&
  source.kind === 'subscription' &&
  former.id === source.id &&
  former.interval !== source.interval;

/** How often the new plan is charged; empty if it is not charged again. */
const describeCharging = (source: Source): string =>
  source.kind === 'subscription' && source.renewsAt
    ? `, cobrado por ${source.interval === 'year' ? 'ano' : 'mês'}`
    : '';
