import type { Gap } from '../diagnosis/result.ts';

/** A result lists at most this many gaps. */
export const MOST_GAPS = 5;

/** The gap that costs most: its impact × the missing part, whatever effort is left; null without a gap. */
export function findHeaviestGap<T extends Pick<Gap, 'priority' | 'effort'>>(gaps: readonly T[]): T | null {
  const cost = ({ priority, effort }: T): number => priority * effort;
  return gaps.reduce<T | null>((most, gap) => (most === null || cost(gap) > cost(most) ? gap : most), null);
}

/** The first of some gaps, the last of which gives way to the one that costs most if it is not among them. */
export function takeWithHeaviest<T extends Pick<Gap, 'priority' | 'effort'>>(
  gaps: readonly T[],
  count: number,
): T[] {
  const first = gaps.slice(0, count);
  const heaviest = findHeaviestGap(gaps);
  return !heaviest || first.includes(heaviest) ? first : [...first.slice(0, -1), heaviest];
}
