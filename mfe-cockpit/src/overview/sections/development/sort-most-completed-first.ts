import type { CompanyOverview } from '@aura/shared-domain';
import { readShare } from '../../../charts/reading.ts';

type Lesson = CompanyOverview['lessons'][number];

/** Sorts the lessons by number of completions; a range counts with its middle, and hidden numbers come last. */
export const sortMostCompletedFirst = (lessons: readonly Lesson[]): readonly Lesson[] =>
  lessons.toSorted((a, b) => rankOf(b) - rankOf(a));

function rankOf({ cell }: Lesson): number {
  const reading = readShare(cell);
  switch (reading.kind) {
    case 'share':
      return reading.share;
    case 'band':
      return reading.half === 'below' ? 0.25 : 0.75;
    case 'hidden':
      return -1;
    case 'unmeasured':
      return -2;
  }
}
