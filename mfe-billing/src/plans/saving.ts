import { OFFERS, type PlanId } from '@aura/shared-domain';

const MONTHS_A_YEAR = 12;

/** What paying a year at once means, in centavos. */
interface YearlyTerms {
  /** How much less it costs than twelve months. */
  readonly saving: number;
  /** The twelfth part, rounded; it is not charged as such. */
  readonly perMonth: number;
}

/** What paying a year at once means for a plan; null for a plan without that choice. */
export function computeYearlyTerms(plan: PlanId): YearlyTerms | null {
  const amountOf = (interval: string) =>
    OFFERS.find((offer) => offer.plan === plan && offer.interval === interval)?.amount;
  const [month, year] = [amountOf('month'), amountOf('year')];
  if (month === undefined || year === undefined) return null;
  return { saving: MONTHS_A_YEAR * month - year, perMonth: Math.round(year / MONTHS_A_YEAR) };
}
