import { ENGAGEMENT_PARTS, type CompanyOverview } from '@aura/shared-domain';
import { roundToPlaces } from '../decimals.ts';
import type { Minimums } from '../visibility/minimums.ts';
import { countOf, countPeople, type CountedPart } from '../visibility/part.ts';
import type { Seen } from '../visibility/seen.ts';
import { computeCompletion } from './completion.ts';

type Engagement = CompanyOverview['engagement'];
type PartId = Engagement['parts'][number]['id'];

/**
 * The index `eng-1.0`: 100 × (0.40 × active + 0.30 × completion + 0.30 × continuity), a whole number.
 *
 * - active: people with any activity in 30 days, of all people with a closed group;
 * - completion: see `computeCompletion`;
 * - continuity: people active in at least two of the last four weeks, of those who activated.
 *
 * Each part needs `exact` published people as its base; with fewer its value is null. An unknown part is not omitted
 * from the mean, which would change the index: then the index is null too. It is computed from the displayed parts
 * (two places), so that readers can recompute it.
 */
export function computeEngagementIndex(
  seen: Seen<CountedPart>,
  minimums: Minimums,
): Pick<Engagement, 'value' | 'parts'> {
  const values = computeParts(seen, minimums);
  const parts = (Object.keys(ENGAGEMENT_PARTS) as PartId[]).map((id) => ({
    id,
    weight: ENGAGEMENT_PARTS[id],
    value: values[id],
  }));
  const weighed = parts.map(({ weight, value }) => (value === null ? null : weight * value));
  const sum = weighed.reduce((all, one) => (all === null || one === null ? null : all + one), 0);
  return { value: sum === null ? null : Math.round(roundToPlaces(100 * sum, 4)), parts };
}

function computeParts(seen: Seen<CountedPart>, minimums: Minimums): Readonly<Record<PartId, number | null>> {
  if (typeof seen === 'string') return { active: null, completion: null, continuity: null };
  const ratio = (count: number, of: number) =>
    of < minimums.exact ? null : roundToPlaces(Math.min(1, count / of), 2);
  return {
    active: ratio(countOf(seen, 'activeMonth'), countPeople(seen)),
    completion: computeCompletion(seen, minimums),
    continuity: ratio(countOf(seen, 'continuous'), countOf(seen, 'activated')),
  };
}
