import {
  OFFERS,
  type Interval,
  type PlanId,
  type ResponseOf,
  billingCatalogueEndpoint,
} from '@aura/shared-domain';
import { findCard, type PlanCard } from './plan-cards.ts';

export type Catalogue = ResponseOf<typeof billingCatalogueEndpoint>;
type Prices = Catalogue['prices'];
type CataloguePrice = Prices[number];

/** The plan and interval of a price. */
export interface PricedPlan {
  readonly card: PlanCard;
  readonly interval: Interval;
  /** Centavos. */
  readonly amount: number;
}

/** A price that asks for something else than the page says is none. */
const isAsShown = (price: CataloguePrice): boolean =>
  OFFERS.some(
    ({ plan, interval, amount }) =>
      plan === price.plan && interval === price.interval && amount === price.amount,
  );

/** The price by which a plan is paid every month, every year or once; null where it is not sold. */
export const findPriceId = (prices: Prices, plan: PlanId, interval: Interval): string | null =>
  prices.find((price) => price.plan === plan && price.interval === interval && isAsShown(price))?.priceId ??
  null;

/** The price behind a plan's and interval's own names, `impulso-month`; null for any other text. */
export function findPriceIdByAlias(prices: Prices, alias: string): string | null {
  const price = prices.find(({ plan, interval }) => `${plan}-${interval}` === alias);
  return price ? findPriceId(prices, price.plan, price.interval) : null;
}

/** What a price is paid for; null for a price that is not sold. */
export function findPlanOfPrice(prices: Prices, priceId: string): PricedPlan | null {
  const price = prices.find((entry) => entry.priceId === priceId && isAsShown(entry));
  return price ? { card: findCard(price.plan), interval: price.interval, amount: price.amount } : null;
}
