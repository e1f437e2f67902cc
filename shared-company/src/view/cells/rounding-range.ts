import { MINIMUM_CELL } from '@aura/shared-domain';
import { roundToPlaces } from '../decimals.ts';
import { countPeople, sumOf, type Part } from '../visibility/part.ts';

/** A sum rounded halfway up to a multiple of the step was at most so far below and above it, in whole people. */
const BELOW = Math.floor(MINIMUM_CELL / 2);
const ABOVE = Math.ceil(MINIMUM_CELL / 2) - 1;

/**
 * Bounds of a share before the sums of its parts were rounded: each unit was rounded separately, and its count is
 * between zero and its size. This is no estimate: there is no sampling, and the true value is within the bounds.
 * @returns 0 to 1, four places
 */
export function computeRoundingRange<P extends Part>(
  parts: readonly P[],
  count: (part: P) => number,
): { readonly low: number; readonly high: number } {
  const within = (part: P, sum: number) => Math.min(part.n, Math.max(0, sum));
  const n = countPeople(parts);
  const low = sumOf(parts, (part) => within(part, count(part) - BELOW));
  const high = sumOf(parts, (part) => within(part, count(part) + ABOVE));
  return { low: roundToPlaces(low / n, 4), high: roundToPlaces(high / n, 4) };
}
