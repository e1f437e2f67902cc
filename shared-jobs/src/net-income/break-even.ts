import { getPj, type PjOffer } from './pj.ts';
import type { Tables } from './tables.ts';

/** Least value in `from`..`to` for which the test holds, if it holds at `to`; found by halving. */
function findLeast(from: number, to: number, holds: (value: number) => boolean): number {
  let [low, high] = [from - 1, to];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Upper bound of the search; the law's own limits end it much earlier. */
const MOST = 20_000_000;

export interface Reach {
  /** Greatest invoice that this regime can be computed for, cents a month. */
  readonly most: number;
  /** Least invoice from which the year never falls below the target; null if none reaches it. */
  readonly invoice: number | null;
}

/**
 * The invoice, to the cent, that gives at least this yearly income. If the law makes the income drop at one point (the
 * factor R of annex V), the answer is after the drop, unless even the lowest point stays above the target.
 */
export function computeInvoice(yearly: number, offer: PjOffer, dependants: number, tables: Tables): Reach {
  const resultAt = (invoiceMonthly: number) => getPj({ ...offer, invoiceMonthly }, dependants, tables);
  const most = findLeast(1, MOST, (invoice) => !resultAt(invoice).ok) - 1;
  const gives = (invoice: number): boolean => {
    const result = resultAt(invoice);
    return result.ok && result.value.year.total >= yearly;
  };
  if (most < 1 || !gives(most)) return { most, invoice: null };
  const afterFall = findLeast(1, most, (invoice) => {
    const result = resultAt(invoice);
    return result.ok && result.value.annex === 'V';
  });
  const invoice = gives(afterFall) ? findLeast(1, afterFall, gives) : findLeast(afterFall, most, gives);
  return { most, invoice };
}
