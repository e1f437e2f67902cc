import type { CompanyOverview } from '@aura/shared-domain';
import type { UnitSums } from '../../snapshot/snapshot.ts';
import { roundToPlaces } from '../decimals.ts';
import { listSkills, computeSkillSums } from '../skill-sums.ts';
import type { Minimums } from '../visibility/minimums.ts';
import { countPeople } from '../visibility/part.ts';

/** What a gap weighs among some people. */
export type Burden = CompanyOverview['priorities'][number];

interface Options {
  readonly skillLabel: (skillId: string) => string;
  readonly minimums: Minimums;
}

/**
 * The gaps that at least `exact` published people have, heaviest first. The load is what is missing of them all, which
 * is people × mean; whole, for the sums that it comes of are rounded to fives.
 *
 * A unit's number and the company's can be subtracted; what comes out follows from sums that were published, over whole
 * groups and rounded.
 */
export function findBurdens(
  parts: readonly UnitSums[],
  { skillLabel, minimums }: Options,
): readonly Burden[] {
  const burdens = listSkills(parts).flatMap((skillId): Burden[] => {
    const { assessed, affected, missing } = computeSkillSums(parts, skillId);
    if (affected < minimums.exact) return [];
    const mean = roundToPlaces(missing / affected, 2);
    // What is missing rounds to nothing.
    if (mean === 0) return [];
    return [
      {
        skillId,
        label: skillLabel(skillId),
        n: affected,
        missing: mean,
        load: Math.round(missing),
        coverage: roundToPlaces(Math.min(1, assessed / countPeople(parts)), 2),
      },
    ];
  });
  return burdens.toSorted(compareHeaviest);
}

/** Order of gaps: by load, then by people, then by name. */
const compareHeaviest = (a: Burden, b: Burden): number =>
  b.load - a.load || b.n - a.n || a.label.localeCompare(b.label, 'pt-BR');
