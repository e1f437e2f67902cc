import { HEADLINES, type CompanyOverview } from '@aura/shared-domain';
import type { Measure } from '../../contribution/contribution-schema.ts';
import { shareCell } from '../cells/share-cell.ts';
import type { Minimums } from '../visibility/minimums.ts';
import { countOf, type CountedPart } from '../visibility/part.ts';
import type { Seen } from '../visibility/seen.ts';

type HeadlineId = (typeof HEADLINES)[number];

/** What each headline counts: who takes part, who did something in 30 days, who has a diagnosis. */
export const HEADLINE_MEASURES: Readonly<Record<HeadlineId, Measure>> = {
  adoption: 'activated',
  activity: 'activeMonth',
  coverage: 'diagnosed',
};

interface Weeks {
  readonly now: Seen<CountedPart>;
  /** A week before. */
  readonly before: Seen<CountedPart>;
  /** Ascending. */
  readonly period: readonly string[];
  readonly seenIn: (week: string) => Seen<CountedPart>;
}

/** The shares that the first screen opens with, those of the week before, and their course. */
export const buildHeadlines = (
  { now, before, period, seenIn }: Weeks,
  minimums: Minimums,
): CompanyOverview['headlines'] =>
  HEADLINES.map((id) => {
    const cellOf = (seen: Seen<CountedPart>) =>
      shareCell(seen, (part) => countOf([part], HEADLINE_MEASURES[id]), minimums);
    return {
      id,
      now: cellOf(now),
      before: cellOf(before),
      course: period.map((week) => ({ week, share: cellOf(seenIn(week)).share })),
    };
  });
