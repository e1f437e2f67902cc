import { OFFERS, type Interval, type PaidPlan, type Price } from '@aura/shared-domain';
import type { PaymentState, SubscriptionState } from '../../src/billing/customer-state.ts';
import { createPriceBook } from '../../src/billing/price-book.ts';

const onSale: readonly Price[] = OFFERS.map((offer) => ({
  ...offer,
  id: `price_${offer.plan}_${offer.interval}`,
}));

/** No longer sold, and cheaper than what took its place. */
export const EARLIER_PRICE: Price = {
  id: 'price_impulso_2025',
  plan: 'impulso',
  interval: 'month',
  amount: 59_90,
};

/** What is sold, and {@link EARLIER_PRICE}. */
export const PRICES = createPriceBook(onSale, [EARLIER_PRICE]);

export function findPrice(plan: PaidPlan, interval: Interval): Price {
  const price = onSale.find((one) => one.plan === plan && one.interval === interval);
  if (!price) throw new Error(`${plan} is not sold for a ${interval}`);
  return price;
}

/** An active subscription, paid for at noon of 10 March 2026. */
export function makeSubscription(price: Price, changes: Partial<SubscriptionState> = {}): SubscriptionState {
  return {
    id: 'sub_1',
    status: 'active',
    priceId: price.id,
    amount: price.amount,
    currency: 'brl',
    livemode: false,
    createdAt: new Date('2026-03-10T15:00:00Z'),
    periodEnd: new Date('2026-04-10T15:00:00Z'),
    cancelAt: null,
    latestInvoiceId: 'in_1',
    settlement: 'kept',
    paidTimes: [],
    pause: null,
    ...changes,
  };
}

/** A single payment, made at noon of 10 March 2026. */
export function makePayment(price: Price, changes: Partial<PaymentState> = {}): PaymentState {
  return {
    id: 'pi_1',
    priceId: price.id,
    subscriptionId: null,
    amount: price.amount,
    currency: 'brl',
    livemode: false,
    paidAt: new Date('2026-03-10T15:00:00Z'),
    settlement: 'kept',
    isOfPeriod: true,
    receiptUrl: null,
    isRenewal: false,
    formerPriceId: null,
    order: 1,
    paidWith: null,
    returned: 0,
    ...changes,
  };
}
