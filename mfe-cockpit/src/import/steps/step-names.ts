import type { ImportState } from '../store/import-state.ts';

type Step = ImportState['step'];

export const STEPS = [
  { id: 'file', label: 'Arquivo' },
  { id: 'columns', label: 'Colunas' },
  { id: 'rows', label: 'Conferência' },
  { id: 'trial', label: 'Simulação' },
  { id: 'importing', label: 'Importação' },
] as const;

/** Where each state stands among the steps. */
export const PLACES: Readonly<Record<Step, number>> = {
  file: 0,
  columns: 1,
  rows: 2,
  trial: 3,
  confirm: 3,
  importing: 4,
  result: 4,
};

export const TITLES: Readonly<Record<Step, string>> = {
  file: 'Escolha o arquivo',
  columns: 'Confira as colunas',
  rows: 'Confira as linhas',
  trial: 'Simulação',
  confirm: 'O que vai acontecer',
  importing: 'Importação',
  result: 'Importação encerrada',
};
