import * as v from 'valibot';

export const PaidPlanSchema = v.picklist(['impulso', 'decolagem', 'conquista']);
export type PaidPlan = v.InferOutput<typeof PaidPlanSchema>;

/** How often a price is paid: every month, every year, or a single time. */
export const IntervalSchema = v.picklist(['month', 'year', 'once']);
export type Interval = v.InferOutput<typeof IntervalSchema>;

export const CURRENCY = 'brl';

/** The price of a plan. */
export interface Offer {
  readonly plan: PaidPlan;
  readonly interval: Interval;
  /** Centavos of {@link CURRENCY}. */
  readonly amount: number;
}

/** All offers with their prices. Configuration maps them to the payment provider's ids. */
export const OFFERS: readonly Offer[] = [
  { plan: 'impulso', interval: 'month', amount: 79_90 },
  { plan: 'impulso', interval: 'year', amount: 799_90 },
  { plan: 'decolagem', interval: 'month', amount: 149_90 },
  { plan: 'decolagem', interval: 'year', amount: 1_490_90 },
  { plan: 'conquista', interval: 'once', amount: 290_90 },
];

/** A price of the payment provider, by the id that it has there. */
export interface Price extends Offer {
  readonly id: string;
}

/** Ids of prices in a form allowed in addresses: short, with few characters. */
export const PriceIdSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
