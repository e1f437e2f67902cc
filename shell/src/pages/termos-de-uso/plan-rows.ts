import type { DataColumn, DataRow } from '@aura/shared-ui';

export const PLAN_COLUMNS: readonly DataColumn[] = [
  { key: 'plan', label: 'Plano' },
  { key: 'price', label: 'Preço' },
  { key: 'renewal', label: 'Renovação' },
];

/** The price list, as the contract states it. */
export const PLAN_ROWS: readonly DataRow[] = [
  { id: 'freemium', plan: 'Freemium', price: 'R$ 0', renewal: 'Não há' },
  {
    id: 'impulso',
    plan: 'Impulso',
    price: 'R$ 79,90 por mês ou R$ 799,90 por ano',
    renewal: 'A cada mês ou ano, até você cancelar',
  },
  {
    id: 'decolagem',
    plan: 'Decolagem',
    price: 'R$ 149,90 por mês ou R$ 1.490,90 por ano',
    renewal: 'A cada mês ou ano, até você cancelar',
  },
  {
    id: 'conquista',
    plan: 'Conquista',
    price: 'R$ 290,90, uma vez',
    renewal: 'Não renova: 90 dias de acesso',
  },
  {
    id: 'equilibrio',
    plan: 'Equilíbrio, para empresas',
    price: 'Sob consulta',
    renewal: 'Conforme o contrato',
  },
];
