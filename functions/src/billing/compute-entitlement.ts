import type { PaidPlan } from '@aura/shared-domain';
import { isRunning, type CustomerState } from './customer-state.ts';
import { NO_ENTITLEMENT, type Entitlement, type Source } from './entitlement.ts';
import { sortNewestFirst } from './newest-first.ts';
import type { PriceBook } from './price-book.ts';
import { buildPaymentSources } from './payment-sources.ts';
import { buildSubscriptionSources } from './subscription-sources.ts';

/** Which of Stripe's modes purchases have to be of, and the moment that is asked about. */
interface Terms {
  readonly livemode: boolean;
  readonly now: Date;
}

type GrantedPlan = Exclude<Entitlement['plan'], 'freemium'>;

/** Conquista is decolagem with an end. */
const GRANTED: Readonly<Record<PaidPlan, GrantedPlan>> = {
  impulso: 'impulso',
  decolagem: 'decolagem',
  conquista: 'decolagem',
};

/** Best first. */
const PLANS: readonly GrantedPlan[] = ['decolagem', 'impulso'];

/**
 * The entitlement of these purchases at `now`: the best plan that a paid purchase still gives. If several purchases
 * give it, its source is a subscription before a single payment, then the newest one; the rest of an ended
 * subscription counts only if nothing else gives the plan.
 * @param prices the catalogue that values every purchase; Stripe's data cannot extend it
 */
export function computeEntitlement(
  state: CustomerState,
  prices: PriceBook,
  { livemode, now }: Terms,
): Entitlement {
  const lasting = [
    ...buildSubscriptionSources(state.subscriptions, prices, livemode),
    ...buildPaymentSources(state.payments, prices, livemode),
  ]
    .filter(({ endsAt }) => endsAt === null || endsAt > now)
    .toSorted((one, other) => Number(isOver(one)) - Number(isOver(other)));
  const suspended = findSuspended(state, prices, livemode);
  for (const plan of PLANS) {
    const sources = lasting.filter((source) => GRANTED[source.plan] === plan);
    const [source] = sources;
    if (source) return { plan, source, endsAt: findLastEnd(sources), changesAt: source.endsAt, suspended };
  }
  return { ...NO_ENTITLEMENT, suspended };
}

const isOver = (source: Source): boolean => source.kind === 'subscription' && source.isOver;

/** The newest subscription that waits for a bank. */
function findSuspended(
  { subscriptions }: CustomerState,
  prices: PriceBook,
  livemode: boolean,
): Entitlement['suspended'] {
  const waiting = sortNewestFirst(subscriptions, ({ createdAt }) => createdAt).find(
    ({ status, settlement, livemode: mode }) =>
      mode === livemode && settlement === 'disputed' && isRunning(status),
  );
  const price = waiting && prices.known(waiting.priceId);
  return price ? { id: waiting.id, plan: price.plan } : null;
}

/** The end of the last of them: access to a plan continues from one purchase to the next. */
function findLastEnd(sources: readonly Source[]): Date | null {
  const ends = sources.flatMap(({ endsAt }) => (endsAt ? [endsAt.getTime()] : []));
  return ends.length < sources.length ? null : new Date(Math.max(...ends));
}
