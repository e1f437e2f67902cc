import { CURRENCY, type Price } from '@aura/shared-domain';
import { stillGives, type SubscriptionState, type SubscriptionStatus } from './customer-state.ts';
import type { SubscriptionSource } from './entitlement.ts';
import { newestFirst } from './newest-first.ts';
import type { PriceBook } from './price-book.ts';

/** `past_due`: a renewal could not be charged, and Stripe tries again. */
const GRANTING: readonly SubscriptionStatus[] = ['active', 'trialing', 'past_due'];

/** The subscriptions that give a plan until they end, newest first. */
export function subscriptionSources(
  subscriptions: readonly SubscriptionState[],
  prices: PriceBook,
  livemode: boolean,
): readonly SubscriptionSource[] {
  return newestFirst(subscriptions, ({ createdAt }) => createdAt).flatMap((subscription) => {
    const price = prices.known(subscription.priceId);
    const grants = price && subscription.livemode === livemode && isPaidAs(subscription, price);
    return grants ? [sourceOf(subscription, price)] : [];
  });
}

function isPaidAs({ status, amount, currency, settlement }: SubscriptionState, price: Price): boolean {
  return (
    GRANTING.includes(status) &&
    price.interval !== 'once' &&
    amount === price.amount &&
    currency === CURRENCY &&
    stillGives(settlement)
  );
}

function sourceOf(
  { id, status, cancelAt, periodEnd, latestInvoiceId }: SubscriptionState,
  price: Price,
): SubscriptionSource {
  return {
    kind: 'subscription',
    id,
    priceId: price.id,
    plan: price.plan,
    interval: price.interval,
    amount: price.amount,
    renewsAt: cancelAt ? null : periodEnd,
    endsAt: cancelAt,
    overdueInvoiceId: status === 'past_due' ? latestInvoiceId : null,
  };
}
