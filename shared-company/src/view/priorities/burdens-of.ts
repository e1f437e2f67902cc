import type { CompanyOverview } from '@aura/shared-domain';
import type { UnitSums } from '../../snapshot/snapshot.ts';
import { decimals } from '../decimals.ts';
import { skillsOf, skillSums } from '../skill-sums.ts';
import type { Minimums } from '../visibility/minimums.ts';

/** What a gap weighs among some people. */
export type Burden = CompanyOverview['priorities'][number];

interface Options {
  readonly skillLabel: (skillId: string) => string;
  readonly minimums: Minimums;
}

/**
 * The gaps that at least `exact` published people have, heaviest first: load = people × mean of what is missing among
 * them, with the mean as it is shown.
 *
 * A unit's number and the company's can be subtracted; what comes out is at most a sum that was published, over whole
 * groups and rounded.
 */
export function burdensOf(parts: readonly UnitSums[], { skillLabel, minimums }: Options): readonly Burden[] {
  const burdens = skillsOf(parts).flatMap((skillId): Burden[] => {
    const { affected, missing } = skillSums(parts, skillId);
    if (affected < minimums.exact) return [];
    const mean = decimals(Math.min(1, missing / affected), 2);
    // What is missing rounds to nothing.
    if (mean === 0) return [];
    return [
      {
        skillId,
        label: skillLabel(skillId),
        n: affected,
        missing: mean,
        load: decimals(affected * mean, 1),
      },
    ];
  });
  return burdens.toSorted(heaviestFirst);
}

/** Order of gaps: by load, then by people, then by name. */
export const heaviestFirst = (a: Burden, b: Burden): number =>
  b.load - a.load || b.n - a.n || a.label.localeCompare(b.label, 'pt-BR');
