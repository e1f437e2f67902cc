import type { CompanyOverview, LevelCell } from '@aura/shared-domain';
import type { UnitSums, SkillSums } from '../../snapshot/snapshot.ts';
import { computeSkillSums } from '../skill-sums.ts';
import type { Minimums } from '../visibility/minimums.ts';
import { countPeople } from '../visibility/part.ts';
import type { VisibleWeek } from '../visibility/visible-week.ts';
import { protectRow, type ProtectedRow } from './protect-row.ts';
import { roundToPlaces } from '../decimals.ts';

/** The maximum displayed for an incomplete level. */
const NEARLY_ALL = 0.99;

/** A cell without a number. */
const makeEmptyLevel = (state: 'suppressed' | 'no_data'): LevelCell => ({
  state,
  n: null,
  value: null,
  coverage: null,
});

/**
 * Mean credit of the evidence of assessed people, at least one, in a group of `n`. It is 1 only if nothing is missing:
 * a small gap does not round away.
 */
const makeLevelCell = ({ assessed, level }: SkillSums, n: number): LevelCell => ({
  state: 'ok',
  n: assessed,
  value: level === assessed ? 1 : Math.min(NEARLY_ALL, roundToPlaces(level / assessed, 2)),
  coverage: roundToPlaces(Math.min(1, assessed / n), 2),
});

type Row = Pick<CompanyOverview['heatMap'][number], 'cells' | 'total'>;

/**
 * Cells and total of a skill. A unit without a closed group has no data, as the list of units also shows. Every other
 * cell without a number is suppressed, also one with a count of zero: it is indistinguishable from a small one.
 */
export function buildHeatMapRow(week: VisibleWeek<UnitSums>, skillId: string, minimums: Minimums): Row {
  const { scope, units, counted } = week;
  const shown = selectShown(week, skillId, minimums);
  const cell = (unit: string, n: number): LevelCell => {
    const parts = counted.filter((part) => part.unit === unit && shown.units.has(unit));
    if (parts.length > 0) return makeLevelCell(computeSkillSums(parts, skillId), n);
    return makeEmptyLevel(scope === 'full' && n === 0 ? 'no_data' : 'suppressed');
  };
  return {
    cells: units.map(({ id, n }) => cell(id, n)),
    total: shown.isTotalShown
      ? makeLevelCell(computeSkillSums(counted, skillId), countPeople(counted))
      : makeEmptyLevel('suppressed'),
  };
}

function selectShown(
  { scope, counted }: VisibleWeek<UnitSums>,
  skillId: string,
  { exact }: Minimums,
): ProtectedRow {
  if (scope !== 'full')
    return { units: new Set(), isTotalShown: computeSkillSums(counted, skillId).assessed >= exact };
  const parts = counted.map((part) => ({
    unit: part.unit,
    n: part.n,
    people: computeSkillSums([part], skillId).assessed,
  }));
  return protectRow(parts, exact);
}
