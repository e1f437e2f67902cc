import type { CompanyOverview } from '@aura/shared-domain';

/** `painel-2026-W46-vendas.csv`, `painel-bi-2026-W46.csv` */
export const exportFileName = ({ week, department }: CompanyOverview, isTidy = false): string =>
  `${['painel', isTidy && 'bi', week, department].filter(Boolean).join('-')}.csv`;
