import { ENGAGEMENT_VERSION, weekBefore, type CompanyOverview } from '@aura/shared-domain';
import type { Minimums } from '../visibility/minimums.ts';
import type { CountedPart } from '../visibility/part.ts';
import type { Seen } from '../visibility/seen.ts';
import { engagementIndex } from './engagement-index.ts';

interface Period {
  /** The last week; null where none is known, and then there is no course. */
  readonly week: string | null;
  readonly weeks: number;
  readonly seenIn: (week: string) => Seen<CountedPart>;
}

/** The index and its course: an entry for each of the `weeks` weeks that end with `week`. */
export function engagementOf(
  seen: Seen<CountedPart>,
  { week, weeks, seenIn }: Period,
  minimums: Minimums,
): CompanyOverview['engagement'] {
  const course =
    week === null ? [] : Array.from({ length: weeks }, (_, at) => weekBefore(week, weeks - 1 - at));
  return {
    version: ENGAGEMENT_VERSION,
    ...engagementIndex(seen, minimums),
    series: course.map((one) => ({ week: one, value: engagementIndex(seenIn(one), minimums).value })),
  };
}
