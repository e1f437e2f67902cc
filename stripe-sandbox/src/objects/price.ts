import { Stripe } from 'stripe';
import { CURRENCY, type Price } from '@aura/shared-domain';
import type { Cycle, RecurringPrice } from '../catalogue.ts';

/** Prices of the demonstration have always been there. */
const CREATED = 1_767_225_600;

export const priceObject = (price: Price): Stripe.Price =>
  ({
    id: price.id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    created: CREATED,
    currency: CURRENCY,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: null,
    metadata: {},
    nickname: null,
    product: getProduct(price),
    recurring: price.interval === 'once' ? null : recurring(price.interval),
    tax_behavior: 'unspecified',
    tiers_mode: null,
    transform_quantity: null,
    type: price.interval === 'once' ? 'one_time' : 'recurring',
    unit_amount: price.amount,
    unit_amount_decimal: Stripe.Decimal.from(price.amount),
  }) satisfies Stripe.Price;

/** The older form of a recurring price, which subscription items still carry beside it. */
export const planObject = (price: RecurringPrice): Stripe.Plan =>
  ({
    id: price.id,
    object: 'plan',
    active: true,
    amount: price.amount,
    amount_decimal: Stripe.Decimal.from(price.amount),
    billing_scheme: 'per_unit',
    created: CREATED,
    currency: CURRENCY,
    interval: price.interval,
    interval_count: 1,
    livemode: false,
    metadata: {},
    meter: null,
    nickname: null,
    product: getProduct(price),
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed',
  }) satisfies Stripe.Plan;

export const getProduct = (price: Price): string => `prod_demo_${price.plan}`;

const recurring = (interval: Cycle): Stripe.Price.Recurring => ({
  interval,
  interval_count: 1,
  meter: null,
  trial_period_days: null,
  usage_type: 'licensed',
});
