import { dayOf, PLAN_NAMES } from '@aura/shared-domain';
import { endOfAccess } from '../../insights/access-insights.ts';
import type { CustomerState, Settlement } from '../customer-state.ts';
import type { Entitlement, Source } from '../entitlement.ts';
import type { News } from './news.ts';

const KEPT = 'a conta voltou ao plano Freemium. O que você guardou continua aqui.';

/** An access that is over: on the day that was known before, or because something happened to its payment. */
export function endNews(
  { source, endsAt }: Entitlement,
  after: Entitlement,
  { state, now }: { readonly state: CustomerState; readonly now: Date },
): readonly News[] {
  if (!source || after.source) return [];
  // By the day: Stripe may end a subscription some moments before the clock here says so.
  if (endsAt && dayOf(endsAt) <= dayOf(now)) {
    const { id, text } = endOfAccess(endsAt);
    return [{ id, text, isOnce: true }];
  }
  const text = `Seu plano ${PLAN_NAMES[source.plan]} ${endOf(source, state)}, e ${KEPT}`;
  return [{ id: `fim_${source.id}`, text }];
}

function endOf(source: Source, state: CustomerState): string {
  const settlement = settlementOf(source, state);
  if (settlement === 'refunded') return 'foi encerrado porque o pagamento foi devolvido';
  if (settlement === 'disputed') return 'foi encerrado porque o pagamento foi contestado no banco';
  const isUnpaid = source.kind === 'subscription' && source.overdueInvoiceId !== null;
  return isUnpaid ? 'terminou porque a renovação não foi paga' : 'foi encerrado';
}

/** What became of the money that an access stood on; null where nothing is known of it. */
function settlementOf({ kind, id }: Source, { subscriptions, payments }: CustomerState): Settlement | null {
  const paid = kind === 'subscription' ? subscriptions : payments;
  return paid.find((one) => one.id === id)?.settlement ?? null;
}
