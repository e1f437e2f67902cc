import { ALERT_RULES, LEAST_COVERAGE, type Alert } from '@aura/shared-domain';
import { findBurdens, type Burden } from '../priorities/find-burdens.ts';
import type { LookedAt } from './looked-at.ts';

/** The gaps that many people of a unit have: some of them, and how many there are besides. */
export interface CommonGaps {
  readonly alerts: readonly Alert[];
  readonly further: number;
}

/**
 * The gaps that the largest shares of the units have, where at least half of the unit was assessed; of those alike, the
 * ones that most people have.
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
    .toSorted(compareMostCommon);
  return {
    alerts: gaps
      .slice(0, ALERT_RULES.mostGaps)
      .map(({ unit, skillId, label, share }) => ({ kind: 'common_gap', unit, skillId, label, share })),
    further: Math.max(0, gaps.length - ALERT_RULES.mostGaps),
  };
}

type Gap = Burden & { readonly unit: string; readonly share: number };

const compareMostCommon = (a: Gap, b: Gap): number =>
  b.share - a.share || b.n - a.n || b.load - a.load || a.label.localeCompare(b.label, 'pt-BR');
