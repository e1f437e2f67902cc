import type { ShareCell } from '@aura/shared-domain';
import { countPeople, sumOf, type Part } from '../visibility/part.ts';
import type { Seen } from '../visibility/seen.ts';
import type { Minimums } from '../visibility/minimums.ts';
import { computeRoundingRange } from './rounding-range.ts';

const EMPTY = { n: null, count: null, share: null, low: null, high: null, band: null };

/** How many of the people seen, and how many it can be, as each part was rounded; with fewer than `exact` people, only on which side of half. */
export function shareCell<P extends Part>(
  seen: Seen<P>,
  count: (part: P) => number,
  { exact }: Pick<Minimums, 'exact'>,
): ShareCell {
  if (typeof seen === 'string') return { ...EMPTY, state: seen };
  const n = countPeople(seen);
  const counted = Math.min(n, Math.max(0, sumOf(seen, count)));
  if (n < exact) return { ...EMPTY, state: 'band', n, band: counted >= n / 2 ? 'above_half' : 'below_half' };
  const share = counted / n;
  return { state: 'ok', n, count: counted, share, ...computeRoundingRange(seen, count), band: null };
}

/** All the people seen. They are what others are a share of: nothing about them is estimated, however few they are. */
export function makeWholeCell(seen: Seen<Part>): ShareCell {
  if (typeof seen === 'string') return { ...EMPTY, state: seen };
  const n = countPeople(seen);
  return { state: 'ok', n, count: n, share: 1, low: 1, high: 1, band: null };
}
