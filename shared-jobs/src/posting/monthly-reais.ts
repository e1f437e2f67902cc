import type { PostingFacts, Salary } from '@aura/shared-domain';

/**
 * How many of a period's amounts make a month; a year is twelve, without the 13th salary. Null for hours: an ad that
 * pays by the hour rarely says how many there are.
 */
const PER_MONTH: Readonly<Record<Salary['period'], number | null>> = { hour: null, month: 1, year: 1 / 12 };

const roundToCents = (amount: number): number => Math.round(amount * 100) / 100;

/** A salary as reais a month; null without one, by the hour, in another currency, or where its amount is nothing. */
export function computeMonthlyReais(
  salary: Pick<Salary, 'min' | 'max' | 'period' | 'currency'> | null,
): PostingFacts['monthlySalary'] {
  const perMonth = salary && PER_MONTH[salary.period];
  if (perMonth === null || salary?.currency !== 'BRL') return null;
  const ends = [salary.min, salary.max].map((end) => roundToCents(end * perMonth));
  const max = Math.max(...ends);
  return max > 0 ? { min: Math.min(...ends), max } : null;
}
