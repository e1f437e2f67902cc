import { ALERT_RULES, findProgrammeFor, LEAST_COVERAGE, type Alert } from '@aura/shared-domain';
import { findBurdens, type Burden } from '../priorities/find-burdens.ts';
import type { LookedAt } from './looked-at.ts';

/** The gaps that many people of a unit have: some of them, and how many there are besides. */
export interface CommonGaps {
  readonly alerts: readonly Alert[];
  readonly further: number;
}

/**
 * The gaps that the largest shares of the units have, where at least half of the unit was assessed; of those alike, the
 * ones that most people have. A gap that a programme works on takes no place of one that still waits for an answer.
 */
export function findCommonGaps(at: LookedAt, units: readonly string[]): CommonGaps {
  const gaps = at.week.counted
    .filter(({ unit }) => units.includes(unit))
    .flatMap((part) =>
      findBurdens([part], at).map((burden) => ({
        ...burden,
        unit: part.unit,
        share: Math.min(1, burden.n / part.n),
      })),
    )
    .filter(({ share, coverage }) => share >= ALERT_RULES.commonGap && coverage >= LEAST_COVERAGE)
    .toSorted(compareMostCommon)
    .map(({ unit, skillId, label, share }): Alert => ({ kind: 'common_gap', unit, skillId, label, share }));
  const most = gaps.slice(0, ALERT_RULES.mostGaps);
  const waiting = gaps.filter((gap) => !findProgrammeFor(gap, at.programmes, at.lessons));
  const told = new Set([...most, ...waiting.slice(0, ALERT_RULES.mostGaps)]);
  return { alerts: gaps.filter((gap) => told.has(gap)), further: gaps.length - told.size };
}

type Gap = Burden & { readonly unit: string; readonly share: number };

const compareMostCommon = (a: Gap, b: Gap): number =>
  b.share - a.share || b.n - a.n || b.load - a.load || a.label.localeCompare(b.label, 'pt-BR');
