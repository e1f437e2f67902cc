import type { DataColumn } from '@aura/shared-ui';

/** Columns of the tables that give, for every kind of data, why it is used and for how long it is kept. */
export const USE_COLUMNS: readonly DataColumn[] = [
  { key: 'data', label: 'Dados' },
  { key: 'purpose', label: 'Para quê' },
  { key: 'base', label: 'Base legal (LGPD)' },
  { key: 'retention', label: 'Por quanto tempo' },
];

/** Columns of the inventory of what a browser keeps. */
export const STORAGE_COLUMNS: readonly DataColumn[] = [
  { key: 'name', label: 'Nome' },
  { key: 'place', label: 'Onde' },
  { key: 'content', label: 'O que guarda' },
  { key: 'when', label: 'Quando' },
];
