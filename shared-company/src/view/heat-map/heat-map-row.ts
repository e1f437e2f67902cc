import type { CompanyOverview, LevelCell } from '@aura/shared-domain';
import type { UnitSums } from '../../snapshot/snapshot.ts';
import { computeSkillSums } from '../skill-sums.ts';
import type { Minimums } from '../visibility/minimums.ts';
import { countPeople } from '../visibility/part.ts';
import type { VisibleWeek } from '../visibility/visible-week.ts';
import { makeEmptyLevel, makeLevelCell } from './level-cell.ts';
import { protectRow, type ProtectedRow } from './protect-row.ts';

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
