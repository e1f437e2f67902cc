import type { Alert } from '@aura/shared-domain';
import { burdensOf, heaviestFirst } from '../priorities/burdens-of.ts';
import type { LookedAt } from './looked-at.ts';

const COMMON = 0.3;
const MOST = 5;

/** The heaviest gaps that many people of a unit have. */
export const commonGaps = (at: LookedAt, units: readonly string[]): Alert[] =>
  at.week.counted
    .filter(({ unit }) => units.includes(unit))
    .flatMap((part) => burdensOf([part], at).map((burden) => ({ ...burden, part })))
    .filter(({ n, part }) => n / part.n >= COMMON)
    .toSorted(heaviestFirst)
    .slice(0, MOST)
    .map(({ skillId, label, n, part }) => ({
      kind: 'common_gap',
      unit: part.unit,
      skillId,
      label,
      share: Math.min(1, n / part.n),
    }));
