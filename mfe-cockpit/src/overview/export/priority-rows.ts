import type { CompanyOverview } from '@aura/shared-domain';
import { numberCell, shareCell, type Row } from './row.ts';

/** The heaviest gaps. */
export const priorityRows = ({ priorities }: CompanyOverview): readonly Row[] => [
  ['Competência', 'Pessoas com a lacuna', 'Lacuna média', 'Carga'],
  ...priorities.map(({ label, n, missing, load }) => [
    label,
    numberCell(n),
    shareCell(missing),
    numberCell(load),
  ]),
];
