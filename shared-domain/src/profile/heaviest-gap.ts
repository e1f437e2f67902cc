import type { Gap } from '../diagnosis/result.ts';

/** The gap that costs most: its impact × the missing part, whatever effort is left; null without a gap. */
export function findHeaviestGap<T extends Pick<Gap, 'priority' | 'effort'>>(gaps: readonly T[]): T | null {
  const cost = ({ priority, effort }: T): number => priority * effort;
  return gaps.reduce<T | null>((most, gap) => (most === null || cost(gap) > cost(most) ? gap : most), null);
}
