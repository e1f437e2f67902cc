import { PLAN_NAMES, type PaidPlan } from '@aura/shared-domain';
import {
  isStillGiving,
  type CustomerState,
  type Settlement,
  type SubscriptionState,
} from '../customer-state.ts';
import type { Entitlement, Source } from '../entitlement.ts';
import type { News } from './news.ts';
import { describeOutlook } from './outlook.ts';

/**
 * The notification when a payment was refunded or disputed and its access ends, or when a bank has decided about a
 * suspended subscription. It describes the state at Stripe after all necessary cancellations.
 */
export function buildReturnedNews(
  before: Entitlement,
  after: Entitlement,
  { subscriptions, payments }: CustomerState,
): readonly News[] {
  const { source: former, suspended } = before;
  const [subscription, payment] = [
    subscriptions.find(({ id }) => id === (former?.id ?? suspended?.id)),
    payments.find(({ id }) => id === former?.id),
  ];
  if (former) {
    const fate = findFate(former, subscription, payment?.settlement ?? null);
    if (!fate) return [];
    const text = describeLoss(fate, former.plan, subscription?.status ?? null) + describeRemains(fate, after);
    return [{ id: `pagamento_${former.id}_${fate}`, text }];
  }
  if (!suspended || !subscription || after.suspended) return [];
  return buildDecisionNews(suspended.plan, subscription, after);
}

/** The reason why a source no longer gives access; null if it still does. */
function findFate(
  former: Source,
  subscription: SubscriptionState | undefined,
  ofPayment: Settlement | null,
): Settlement | null {
  if (former.kind === 'payment') return isStillGiving(ofPayment) ? null : ofPayment;
  if (!subscription || isStillGiving(subscription.settlement)) return null;
  // The remaining paid time may never have been refunded.
  const isKept = subscription.paidTimes.some(
    ({ priceId, until }) =>
      priceId === former.priceId && former.renewsAt === null && until.getTime() === former.endsAt?.getTime(),
  );
  return isKept ? null : subscription.settlement;
}

function describeLoss(fate: Settlement, plan: PaidPlan, status: SubscriptionState['status'] | null): string {
  const payment = `pagamento${fate === 'lost' ? ' contestado' : ''} do seu plano ${PLAN_NAMES[plan]}`;
  if (fate === 'disputed') {
    if (status === null)
      return `O ${payment} foi contestado no banco. Até o banco decidir, o acesso fica suspenso.`;
    return status === 'canceled'
      ? `O ${payment} foi contestado no banco, e a assinatura foi encerrada: nada mais será cobrado.`
      : `O ${payment} foi contestado no banco. Até o banco decidir, o plano fica suspenso e nada é cobrado.`;
  }
  const what = fate === 'lost' ? `O banco devolveu o ${payment}` : `O ${payment} foi devolvido`;
  return status === null
    ? `${what}, e o acesso que ele dava terminou.`
    : `${what}, e a assinatura foi encerrada: nada mais será cobrado.`;
}

function describeRemains(fate: Settlement, after: Entitlement): string {
  if (after.source)
    return ` Você segue com o plano ${PLAN_NAMES[after.source.plan]}.${describeOutlook(after)}`;
  return fate === 'disputed'
    ? ` Enquanto isso, a conta fica no plano ${PLAN_NAMES.freemium}. O que você guardou continua aqui.`
    : ` A conta voltou ao plano ${PLAN_NAMES.freemium}. O que você guardou continua aqui.`;
}

/** A subscription no longer waits for a bank. If it gives its plan again, the plan's own message says so. */
function buildDecisionNews(
  plan: PaidPlan,
  { id, status, settlement }: SubscriptionState,
  after: Entitlement,
): readonly News[] {
  const name = PLAN_NAMES[plan];
  if (status !== 'canceled') {
    if (after.source?.id === id) return [];
    const text = `A contestação do pagamento do seu plano ${name} terminou, e a assinatura voltou a ser cobrada.`;
    return [{ id: `pagamento_${id}_decidido`, text }];
  }
  const text =
    settlement === 'lost' || settlement === 'refunded'
      ? describeLoss(settlement, plan, status)
      : `A assinatura do plano ${name}, que esperava a decisão do banco, foi encerrada: nada mais será cobrado.`;
  return [{ id: `pagamento_${id}_encerrado`, text }];
}
