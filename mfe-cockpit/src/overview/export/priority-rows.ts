import type { CompanyOverview } from '@aura/shared-domain';
import { formatNumberCell, shareCell, type Row } from './row.ts';

/** The heaviest gaps. */
export const listPriorityRows = ({ priorities }: CompanyOverview): readonly Row[] => [
  ['Competência', 'Pessoas com a lacuna', 'Lacuna média', 'Carga'],
  ...priorities.map(({ label, n, missing, load }) => [
    label,
    formatNumberCell(n),
    shareCell(missing),
    formatNumberCell(load),
  ]),
];
