import type { Evidence } from '@aura/shared-domain';
import type { CvLine } from '../../cv/cv.ts';
import { ACTIVITY_SATURATION } from '../weights.ts';
import { computeRarity, findStems } from './stems.ts';

/** The items of a CV by the stems that they use. */
export interface ItemIndex {
  readonly items: readonly Evidence[];
  readonly byStem: ReadonlyMap<string, readonly number[]>;
}

/** Indexes the items of jobs and projects once, for use with many ads. */
export function indexItems(lines: readonly (CvLine & { readonly claimed: string })[]): ItemIndex {
  const items = lines.filter(({ isItem }) => isItem);
  const byStem = new Map<string, number[]>();
  items.forEach(({ claimed }, index) => {
    for (const stem of findStems(claimed)) {
      const list = byStem.get(stem);
      if (list) list.push(index);
      else byStem.set(stem, [index]);
    }
  });
  return { items: items.map(({ evidence }) => evidence), byStem };
}

/** An activity of an ad, how well the closest item of the CV covers it (0 to 1) and that item. */
export interface CoveredActivity {
  readonly activity: Evidence;
  readonly covered: number;
  readonly item: Evidence | null;
}

/**
 * BM25 of an activity against each item, the best one counts, as a share of what the activity's own words would score
 * and saturating: x · (1 + k) / (x + k). Every word counts once and items are not normalised by length (b = 0), so
 * that a longer CV is never worth less.
 */
export function coverActivity(activity: Evidence, { items, byStem }: ItemIndex): CoveredActivity {
  const stems = findStems(activity.excerpt);
  const full = stems.reduce((sum, stem) => sum + computeRarity(stem), 0);
  const scores = new Map<number, number>();
  for (const stem of stems)
    for (const index of byStem.get(stem) ?? [])
      scores.set(index, (scores.get(index) ?? 0) + computeRarity(stem));
  let best = -1;
  for (const [index, score] of scores) {
    const leading = scores.get(best) ?? 0;
    if (score > leading || (score === leading && index < best)) best = index;
  }
  const share = full === 0 ? 0 : (scores.get(best) ?? 0) / full;
  return {
    activity,
    covered: Math.min(1, (share * (1 + ACTIVITY_SATURATION)) / (share + ACTIVITY_SATURATION)),
    item: items[best] ?? null,
  };
}
