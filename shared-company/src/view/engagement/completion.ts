import { roundToPlaces } from '../decimals.ts';
import type { Minimums } from '../visibility/minimums.ts';
import { countOf, type CountedPart } from '../visibility/part.ts';
import type { Seen } from '../visibility/seen.ts';

const HALF = 0.5;
const QUARTERS = ['quarterDone', 'halfDone', 'threeQuartersDone', 'allDone'] as const;

/**
 * Median part of the tasks of a plan that are done, among the people with a plan; 0 to 1, two places. Null with fewer
 * than `exact` published people with a plan, or where nothing is seen.
 *
 * How many have done at least 0, ¼, ½, ¾ and all of their tasks is a survival function known at five points. The
 * median is where it comes down to one half, by linear interpolation: nobody's own part is ever known, and between two
 * points it is an estimate (with nobody at a quarter yet it says ⅛).
 */
export function computeCompletion(
  seen: Seen<CountedPart>,
  { exact }: Pick<Minimums, 'exact'>,
): number | null {
  if (typeof seen === 'string') return null;
  const planned = countOf(seen, 'planned');
  if (planned < exact) return null;
  const done = QUARTERS.map((quarter) => countOf(seen, quarter) / planned);
  return roundToPlaces(medianOf(done), 2);
}

/** `shares`: of the people who have done at least a quarter, a half, three quarters, all. */
function medianOf(shares: readonly number[]): number {
  let before = 1;
  for (const [quarters, share] of shares.entries()) {
    // Rounding can make more people reach a later point than an earlier one.
    const here = Math.min(before, share);
    if (here <= HALF) return (quarters + (before - HALF) / (before - here)) / shares.length;
    before = here;
  }
  return 1;
}
