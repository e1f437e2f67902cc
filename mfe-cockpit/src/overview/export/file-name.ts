import type { CompanyOverview } from '@aura/shared-domain';

/** `painel-2026-W46-vendas.csv` */
export const exportFileName = ({ week, department }: CompanyOverview): string =>
  `${['painel', week, department].filter(Boolean).join('-')}.csv`;
