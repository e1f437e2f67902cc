import { OFFERS, type PlanId } from '@aura/shared-domain';

const MONTHS_A_YEAR = 12;

/** How much less twelve months cost when they are paid at once, in centavos; null for a plan without that choice. */
export function computeYearlySaving(plan: PlanId): number | null {
  const amountOf = (interval: string) =>
    OFFERS.find((offer) => offer.plan === plan && offer.interval === interval)?.amount;
  const [month, year] = [amountOf('month'), amountOf('year')];
  return month === undefined || year === undefined ? null : MONTHS_A_YEAR * month - year;
}
