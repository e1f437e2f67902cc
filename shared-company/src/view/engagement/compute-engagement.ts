import { ENGAGEMENT_VERSION, type CompanyOverview } from '@aura/shared-domain';
import type { Minimums } from '../visibility/minimums.ts';
import type { CountedPart } from '../visibility/part.ts';
import type { Seen } from '../visibility/seen.ts';
import { computeEngagementIndex } from './engagement-index.ts';

interface Period {
  /** The weeks of the course, ascending; empty if none is known. */
  readonly period: readonly string[];
  readonly seenIn: (week: string) => Seen<CountedPart>;
}

/** The index and its course: an entry for each week of the period. */
export function computeEngagement(
  seen: Seen<CountedPart>,
  { period, seenIn }: Period,
  minimums: Minimums,
): CompanyOverview['engagement'] {
  return {
    version: ENGAGEMENT_VERSION,
    ...computeEngagementIndex(seen, minimums),
    series: period.map((one) => ({ week: one, value: computeEngagementIndex(seenIn(one), minimums).value })),
  };
}
