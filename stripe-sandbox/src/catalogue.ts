import { SANDBOX_PRICES, TEST_CARDS, type Interval, type Price, type TestCard } from '@aura/shared-domain';

/** How often a subscription is paid. */
export type Cycle = Exclude<Interval, 'once'>;
export type RecurringPrice = Price & { readonly interval: Cycle };

export const priceById = (id: string): Price | undefined => SANDBOX_PRICES.find((price) => price.id === id);

const isRecurring = (price: Price): price is RecurringPrice => price.interval !== 'once';

/** What one can subscribe to. */
export const RECURRING_PRICES: readonly RecurringPrice[] = SANDBOX_PRICES.filter(isRecurring);

/** The price of a subscription that is stored; the catalogue no longer having it is a mistake of ours. */
export function findRecurringPrice(id: string): RecurringPrice {
  const price = RECURRING_PRICES.find((known) => known.id === id);
  if (!price) throw new Error(`the sandbox has no recurring price ${id}`);
  return price;
}

export const cardOf = (paymentMethod: string | null): TestCard | undefined =>
  TEST_CARDS.find((card) => card.paymentMethod === paymentMethod);
