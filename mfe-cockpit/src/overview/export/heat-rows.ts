import type { CompanyOverview } from '@aura/shared-domain';
import { formatLevelCells, type Row } from './row.ts';

/** The map of skills with every unit, also those that wait. */
export const listHeatRows = ({ heatMap, units }: CompanyOverview): readonly Row[] => [
  [
    'Competência',
    ...['Empresa', ...units.map(({ name }) => name)].flatMap((name) => [name, `${name}: cobertura`]),
  ],
  ...heatMap.map(({ label, cells, total }) => [
    label,
    ...formatLevelCells(total),
    ...units.flatMap((_, at) => formatLevelCells(cells[at])),
  ]),
];
