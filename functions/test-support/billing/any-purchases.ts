import { DAY_MS } from '@aura/shared-domain';
import fc from 'fast-check';
import type { PaymentState, SubscriptionState } from '../../src/billing/customer-state.ts';
import { EARLIER_PRICE, makePayment, PRICES, makeSubscription } from './purchases.ts';

/** The middle of the time in which things happen. */
const MIDDLE = new Date('2026-06-01T12:00:00Z').getTime();

/** Any moment within a year before and after, of whole seconds as Stripe has them. Moments meet now and then. */
export const anyMoment: fc.Arbitrary<Date> = fc.oneof(
  fc.integer({ min: -365 * 86_400, max: 365 * 86_400 }).map((seconds) => new Date(MIDDLE + seconds * 1000)),
  fc.integer({ min: -3, max: 3 }).map((days) => new Date(MIDDLE + days * DAY_MS)),
);

const anyPrice = fc.constantFrom(...PRICES.onSale, EARLIER_PRICE);
const anySettlement = fc.constantFrom('kept', 'kept', 'partly_refunded', 'refunded', 'disputed', 'lost');
/** What keeps a purchase from counting; mostly nothing. */
const anyFlaw = fc.oneof(
  { weight: 6, arbitrary: fc.constant({}) },
  fc.constantFrom(
    { priceId: 'price_of_somebody_else' },
    { currency: 'usd' },
    { livemode: true },
    { amount: 1 },
    { amount: 0 },
  ),
);

/** Any subscription, of those that can come to be at Stripe. */
export const anySubscription: fc.Arbitrary<SubscriptionState> = fc
  .record({
    price: anyPrice,
    flaw: anyFlaw,
    state: fc.record({
      id: fc.string({ minLength: 1, maxLength: 8 }).map((text) => `sub_${text}`),
      status: fc.constantFrom(
        'active',
        'active',
        'past_due',
        'trialing',
        'incomplete',
        'incomplete_expired',
        'unpaid',
        'canceled',
        'paused',
      ),
      createdAt: anyMoment,
      periodEnd: anyMoment,
      cancelAt: fc.option(anyMoment),
      latestInvoiceId: fc.constantFrom(null, 'in_1'),
      settlement: fc.option(anySettlement),
      paidTimes: fc.array(fc.record({ priceId: anyPrice.map(({ id }) => id), until: anyMoment }), {
        maxLength: 2,
      }),
      pause: fc.constantFrom(null, null, 'for_dispute', 'otherwise'),
    }),
  })
  .map(({ price, flaw, state }) => makeSubscription(price, { ...state, ...flaw }));

/** Any payment, for a subscription or a single one. */
export const anyPayment: fc.Arbitrary<PaymentState> = fc
  .record({
    price: anyPrice,
    flaw: anyFlaw,
    state: fc.record({
      id: fc.string({ minLength: 1, maxLength: 8 }).map((text) => `pi_${text}`),
      subscriptionId: fc.constantFrom(null, null, 'sub_1'),
      paidAt: anyMoment,
      settlement: anySettlement,
    }),
  })
  .map(({ price, flaw, state }) => makePayment(price, { ...state, ...flaw }));

/** The purchases of a customer, each with a unique id. */
export const anyState = fc.record({
  subscriptions: fc.uniqueArray(anySubscription, { selector: ({ id }) => id, maxLength: 4 }),
  payments: fc.uniqueArray(anyPayment, { selector: ({ id }) => id, maxLength: 5 }),
});
