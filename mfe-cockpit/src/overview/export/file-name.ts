import type { CompanyOverview, CompanyTable } from '@aura/shared-domain';

/** `painel-2026-W46-vendas.csv` */
export const exportFileName = ({ week, department }: CompanyOverview): string =>
  `${['painel', week, department].filter(Boolean).join('-')}.csv`;

/** `painel-bi-2026-W46-12-semanas.csv` */
export const makeTableFileName = ({ week }: CompanyTable, weeks: number): string =>
  `${['painel-bi', week, `${weeks}-semanas`].filter(Boolean).join('-')}.csv`;
