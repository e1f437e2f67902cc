import {
  formatLongDay,
  changeTiming,
  PLAN_NAMES,
  type Interval,
  type PaidPlan,
  type PlanId,
} from '@aura/shared-domain';
import type { CatalogueState } from '../../catalogue/catalogue-store.ts';
import type { PlanCard } from '../../catalogue/plan-cards.ts';
import { findPriceId } from '../../catalogue/find-price.ts';
import { buildCheckoutPath } from '../../checkout/paths.ts';
import { findPlan, type Standing } from '../../subscription/standing/standing.ts';

/** Billing interval of a subscription. */
export type Period = Exclude<Interval, 'once'>;

/** The reader of the page: with a standing, anonymous, or not known yet. */
export type Viewer = Standing | 'anonymous' | 'unknown';

/** How often a standing is paid for; null for one that does not renew, or is not known to. */
export function findPeriod(standing: Standing | null): Period | null {
  const interval = standing?.kind === 'subscription' ? standing.bill?.interval : undefined;
  return interval === undefined || interval === 'once' ? null : interval;
}

/** The possible action for a plan. */
export type CardAction =
  | { readonly kind: 'link'; readonly to: string; readonly note: string | null }
  /** The change of a running subscription, and when it would hold. */
  | { readonly kind: 'change'; readonly priceId: string; readonly note: string }
  /** The change of one that has to be put in order first. */
  | { readonly kind: 'portal' }
  /** Nothing, and why. */
  | { readonly kind: 'none'; readonly note: string }
  /** It is not known yet; a change of plan, or a purchase. */
  | { readonly kind: 'waiting'; readonly isChange: boolean }
  /** It cannot be bought now. */
  | { readonly kind: 'closed' };

const makeNoAction = (note: string): CardAction => ({ kind: 'none', note });
const waiting: CardAction = { kind: 'waiting', isChange: false };

/**
 * The viewer's action for the plan of a card.
 * @param isBillAwaited whether the server has not yet reported the viewer's purchases: until then, no card links away
 */
export function chooseAction(
  card: PlanCard,
  period: Period,
  viewer: Viewer,
  catalogue: CatalogueState,
  isBillAwaited = false,
): CardAction {
  if (viewer === 'unknown') return card.paymentType === 'request' ? forCompanies : waiting;
  const standing = viewer === 'anonymous' ? null : viewer;
  if (standing?.kind === 'company') return makeBesideCompany(card, period, catalogue);
  const change = standing?.kind === 'subscription' ? changeOf(card, period, standing, catalogue) : null;
  if (change) return change;
  if (standing && findPlan(standing) === card.id) return makeNoAction(describeOwnPlan(standing));
  switch (card.paymentType) {
    case 'request':
      return forCompanies;
    case 'free':
      return standing
        ? makeNoAction(describeFreePlan(standing))
        : { kind: 'link', to: '/signup', note: null };
    case 'recurring':
      if (standing?.kind === 'subscription')
        return isBillAwaited || catalogue.status === 'loading'
          ? { kind: 'waiting', isChange: true }
          : { kind: 'portal' };
      if (standing && card.id === 'impulso' && findPlan(standing) === 'conquista')
        return makeNoAction(describeIncluded(standing));
      return buy(card, period, catalogue, standing && describeMeanwhile(standing));
    case 'onetime': {
      const hindrance = standing && explainNoConquista(standing);
      return hindrance
        ? makeNoAction(hindrance)
        : buy(card, 'once', catalogue, standing && describeRunningOut(standing));
    }
  }
}

/** Another price for the same subscription; null if there is none, or it cannot change now. */
function changeOf(
  { id, paymentType }: PlanCard,
  interval: Period,
  { plan, bill, renewsAt, endsAt, overdue, later }: Extract<Standing, { kind: 'subscription' }>,
  catalogue: CatalogueState,
): CardAction | null {
  if (paymentType !== 'recurring' || catalogue.status !== 'ready') return null;
  if (!bill || bill.interval === 'once' || !renewsAt || endsAt || overdue) return null;
  if (later?.plan === id && later.interval === interval)
    return makeNoAction(`Marcado para começar em ${formatLongDay(later.at)}.`);
  const priceId = findPriceId(catalogue.catalogue.prices, id, interval);
  if (priceId === null || (plan === id && bill.interval === interval)) return null;
  const [from, to] = [toPaidPlan(plan), toPaidPlan(id)];
  if (!from || !to) return null;
  const timing = changeTiming({ plan: from, interval: bill.interval }, { plan: to, interval });
  if (timing === 'period_end') {
    const note = `Começa em ${formatLongDay(renewsAt)}, quando termina o que já foi pago. Hoje, nada é cobrado.`;
    return { kind: 'change', priceId, note };
  }
  if (later)
    return makeNoAction('Há uma mudança marcada. Para escolher outra, use antes “Manter o plano atual”.');
  return {
    kind: 'change',
    priceId,
    note: 'Vale na hora. O que resta do plano atual é descontado, e você vê o valor antes de confirmar.',
  };
}

const toPaidPlan = (plan: PlanId): PaidPlan | null =>
  plan === 'impulso' || plan === 'decolagem' ? plan : null;

const forCompanies: CardAction = { kind: 'link', to: '/para-empresas', note: null };

/** The link for people who want to pay although their company does: the checkout asks once more. */
function makeBesideCompany(card: PlanCard, period: Period, catalogue: CatalogueState): CardAction {
  if (card.paymentType === 'request') return makeNoAction('Oferecido pela sua empresa.');
  if (card.paymentType === 'free') return makeNoAction('Sua empresa já oferece todas as ferramentas.');
  const note = 'Seria cobrado agora e só valeria quando o acesso da empresa terminar.';
  return buy(card, card.paymentType === 'onetime' ? 'once' : period, catalogue, note);
}

function buy(card: PlanCard, interval: Interval, catalogue: CatalogueState, note: string | null): CardAction {
  if (catalogue.status === 'loading') return waiting;
  if (catalogue.status === 'failed' || catalogue.catalogue.provider.kind === 'none')
    return { kind: 'closed' };
  const priceId = findPriceId(catalogue.catalogue.prices, card.id, interval);
  if (priceId === null) return { kind: 'closed' };
  return { kind: 'link', to: buildCheckoutPath(priceId), note };
}

function describeOwnPlan(standing: Standing): string {
  if (standing.kind === 'free') return 'É o plano da sua conta agora.';
  if (standing.kind !== 'subscription') return 'Está ativo na sua conta.';
  return standing.endsAt
    ? `Cancelado. Segue ativo até ${formatLongDay(standing.endsAt)}.`
    : 'Para trocar entre mensal e anual, escolha a outra cobrança acima.';
}

function describeFreePlan(standing: Standing): string {
  if (standing.kind !== 'subscription')
    return `A conta volta ao plano ${PLAN_NAMES.freemium} quando o seu acesso terminar.`;
  return standing.endsAt
    ? `A conta volta ao plano ${PLAN_NAMES.freemium} em ${formatLongDay(standing.endsAt)}.`
    : `Ao cancelar a assinatura, a conta volta ao plano ${PLAN_NAMES.freemium} no fim do período pago.`;
}

/**
 * Tells owners of Conquista what it already includes. Until the server confirms it, the access may come from another
 * plan of the same size.
 */
function describeIncluded(standing: Standing): string {
  const holder = standing.kind === 'payment' && !standing.isConfirmed ? 'Seu acesso' : 'O Conquista';
  const end = 'endsAt' in standing && standing.endsAt ? `, até ${formatLongDay(standing.endsAt)}` : '';
  return `${holder} já inclui tudo o que o Impulso oferece${end}.`;
}

/** Said to who has paid for some time and is about to pay for more. */
const describeMeanwhile = (standing: Standing): string | null =>
  standing.kind === 'payment'
    ? `Seu acesso vai até ${formatLongDay(standing.endsAt)}. A assinatura é cobrada a partir da compra.`
    : null;

/** Why Conquista is not sold beside a standing; null where it is. A subscription that runs out does not hinder it. */
function explainNoConquista(standing: Standing): string | null {
  if (standing.kind === 'subscription' && standing.endsAt) return null;
  if (findPlan(standing) === 'decolagem') return 'O Decolagem já inclui tudo o que o Conquista oferece.';
  return standing.kind === 'subscription'
    ? 'Você já tem uma assinatura. Para usar tudo sem limite, mude para o Decolagem.'
    : null;
}

/** Said to who buys Conquista while a subscription runs out. */
const describeRunningOut = (standing: Standing): string | null =>
  standing.kind === 'subscription' && standing.endsAt
    ? `Sua assinatura segue até ${formatLongDay(standing.endsAt)}. Os 90 dias não esperam o fim dela.`
    : null;
