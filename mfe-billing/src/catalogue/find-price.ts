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

/** The price of a plan paid monthly, yearly or once; null if it is not sold. */
export const findPriceId = (prices: Prices, plan: PlanId, interval: Interval): string | null =>
  prices.find((price) => price.plan === plan && price.interval === interval && isAsShown(price))?.priceId ??
  null;

/** The price behind a plan's and interval's own names, `impulso-month`; null for any other text. */
export function findPriceIdByAlias(prices: Prices, alias: string): string | null {
  const price = prices.find(({ plan, interval }) => `${plan}-${interval}` === alias);
  return price ? findPriceId(prices, price.plan, price.interval) : null;
}

/** The plan and the interval of a price; null for a price that is not sold. */
export function findPlanOfPrice(prices: Prices, priceId: string): PricedPlan | null {
  const price = prices.find((entry) => entry.priceId === priceId && isAsShown(entry));
  return price ? { card: findCard(price.plan), interval: price.interval, amount: price.amount } : null;
}
