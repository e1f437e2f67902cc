import type { CompanyOverview, LevelCell } from '@aura/shared-domain';

type HeatMap = CompanyOverview['heatMap'];

/** A part of the company in the map. */
export interface HeatColumn {
  readonly id: string;
  readonly name: string;
  readonly cellOf: (row: HeatMap[number]) => LevelCell | undefined;
}

const WHOLE: HeatColumn = { id: 'total', name: 'Empresa', cellOf: ({ total }) => total };

/** The whole company, then the units that are shown: one that waits has no number in any row. */
export const listHeatColumns = ({ units }: Pick<CompanyOverview, 'units'>): readonly HeatColumn[] => [
  WHOLE,
  ...units.flatMap(({ id, name, state }, at) =>
    state === 'shown' ? [{ id, name, cellOf: ({ cells }: HeatMap[number]) => cells[at] }] : [],
  ),
];

/** Columns in tables of about the same width with at most so many units, each beginning with the whole company: paper cannot be scrolled. */
export function splitIntoTables(
  columns: readonly HeatColumn[],
  most: number,
): readonly (readonly HeatColumn[])[] {
  const [whole, ...units] = columns;
  if (!whole || units.length === 0) return [columns];
  const tables = Math.ceil(units.length / most);
  const each = Math.ceil(units.length / tables);
  return Array.from({ length: tables }, (_, at) => [whole, ...units.slice(at * each, (at + 1) * each)]);
}
