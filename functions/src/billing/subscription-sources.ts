import { CURRENCY, type Price } from '@aura/shared-domain';
import { isRunning, isStillGiving, type SubscriptionState } from './customer-state.ts';
import type { SubscriptionSource } from './entitlement.ts';
import { sortNewestFirst } from './newest-first.ts';
import type { PriceBook } from './price-book.ts';

/**
 * The subscriptions that give a plan until they end, newest first. One that has ended, or whose newest money went back,
 * gives what stays paid of it.
 */
export function buildSubscriptionSources(
  subscriptions: readonly SubscriptionState[],
  prices: PriceBook,
  livemode: boolean,
): readonly SubscriptionSource[] {
  return sortNewestFirst(subscriptions, ({ createdAt }) => createdAt).flatMap((subscription) => {
    if (subscription.livemode !== livemode) return [];
    const price = prices.known(subscription.priceId);
    if (price && isPaidAs(subscription, price)) return [buildSource(subscription, price, prices)];
    return hasEnded(subscription) ? listRemainder(subscription, prices) : [];
  });
}

/** A subscription to anything that we do not sell gives nothing. */
const hasEnded = ({ status, settlement, currency }: SubscriptionState): boolean =>
  currency === CURRENCY && (status === 'canceled' || !isStillGiving(settlement));

/** Paid and unrefunded times, until each of them ends. */
const listRemainder = (
  { id, paidTimes }: SubscriptionState,
  prices: PriceBook,
): readonly SubscriptionSource[] =>
  paidTimes.flatMap(({ priceId, until }) => {
    const price = prices.known(priceId);
    if (!price || price.interval === 'once') return [];
    const { plan, interval, amount } = price;
    return [
      {
        kind: 'subscription',
        id,
        priceId,
        plan,
        interval,
        amount,
        renewsAt: null,
        endsAt: until,
        overdueInvoiceId: null,
        isOver: true,
      },
    ];
  });

function isPaidAs({ status, amount, currency, settlement }: SubscriptionState, price: Price): boolean {
  return (
    isRunning(status) &&
    price.interval !== 'once' &&
    amount === price.amount &&
    currency === CURRENCY &&
    isStillGiving(settlement)
  );
}

/** The charge of a price at a moment, after the discounts then. */
const computeCharge = ({ amount }: Price, at: Date, discounts: SubscriptionState['discounts'] = []): number =>
  discounts
    .filter(({ end }) => end === null || end > at)
    .reduce(
      (left, discount) =>
        Math.max(0, left - (discount.amount ?? Math.round((left * (discount.percent ?? 0)) / 100))),
      amount,
    );

function buildSource(
  { id, status, cancelAt, periodEnd, latestInvoiceId, discounts, next }: SubscriptionState,
  price: Price,
  prices: PriceBook,
): SubscriptionSource {
  const later = next && prices.known(next.priceId);
  return {
    kind: 'subscription',
    id,
    priceId: price.id,
    plan: price.plan,
    interval: price.interval,
    amount: computeCharge(price, periodEnd, discounts),
    renewsAt: cancelAt ? null : periodEnd,
    endsAt: cancelAt,
    overdueInvoiceId: status === 'past_due' ? latestInvoiceId : null,
    isOver: false,
    ...(later && {
      changesTo: {
        plan: later.plan,
        interval: later.interval,
        amount: computeCharge(later, next.at, discounts),
        at: next.at,
      },
    }),
  };
}
