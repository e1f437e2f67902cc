import { roundToPlaces } from '../decimals.ts';
import type { Minimums } from '../visibility/minimums.ts';
import { countOf, type CountedPart } from '../visibility/part.ts';
import type { Seen } from '../visibility/seen.ts';

const HALF = 0.5;
const QUARTERS = ['quarterDone', 'halfDone', 'threeQuartersDone', 'allDone'] as const;

/**
 * Median share of completed tasks, among people with a plan; 0 to 1, two places. Null with fewer than `exact`
 * published people with a plan, or if nothing is visible.
 *
 * The numbers of people who have done at least 0, ¼, ½, ¾ and all of their tasks are a survival function known at five
 * points. The median is where it falls to one half, by linear interpolation: no individual share is ever known, and
 * between two points it is an estimate (with no one at a quarter yet it gives ⅛).
 */
export function computeCompletion(
  seen: Seen<CountedPart>,
  { exact }: Pick<Minimums, 'exact'>,
): number | null {
  if (typeof seen === 'string') return null;
  const planned = countOf(seen, 'planned');
  if (planned < exact) return null;
  const done = QUARTERS.map((quarter) => countOf(seen, quarter) / planned);
  return roundToPlaces(computeMedian(done), 2);
}

/** `shares`: of the people who have done at least a quarter, a half, three quarters, all. */
function computeMedian(shares: readonly number[]): number {
  let before = 1;
  for (const [quarters, share] of shares.entries()) {
    // Rounding can make more people reach a later point than an earlier one.
    const here = Math.min(before, share);
    if (here <= HALF) return (quarters + (before - HALF) / (before - here)) / shares.length;
    before = here;
  }
  return 1;
}
