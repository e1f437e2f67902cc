import type { CompanyOverview } from '@aura/shared-domain';
import type { UnitSums } from '../../snapshot/snapshot.ts';
import type { Minimums } from '../visibility/minimums.ts';
import { sumOf } from '../visibility/part.ts';
import type { VisibleWeek } from '../visibility/visible-week.ts';
import { buildHeatMapRow } from './heat-map-row.ts';

type Row = CompanyOverview['heatMap'][number];

interface Options {
  /** Of the snapshot. */
  readonly skills: readonly string[];
  readonly skillLabel: (skillId: string) => string;
  readonly minimums: Minimums;
}

/**
 * A row for each skill, those with the most assessed people first. The order uses displayed values only: the position
 * of a hidden total would reveal its range.
 */
export const buildHeatMap = (
  week: VisibleWeek<UnitSums>,
  { skills, skillLabel, minimums }: Options,
): CompanyOverview['heatMap'] =>
  skills
    .map((skillId) => ({ skillId, label: skillLabel(skillId), ...buildHeatMapRow(week, skillId, minimums) }))
    .toSorted((a, b) => countAssessed(b) - countAssessed(a) || a.label.localeCompare(b.label, 'pt-BR'));

const countAssessed = ({ cells, total }: Row): number => total.n ?? sumOf(cells, ({ n }) => n ?? 0);
