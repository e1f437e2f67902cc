import type { ToolLimit } from '@aura/shared-career-ui';
import { TRACKER_PATH } from './paths.ts';

/** Texts about the limit of job searches. */
export const SEARCH_LIMIT: ToolLimit = {
  tool: 'jobSearch',
  uses: 'buscas de vagas',
  note: 'Só conta a busca que encontra vagas com as suas palavras. Filtros, distância, páginas e a mesma busca em 24 horas não contam de novo.',
  kept: 'Suas buscas salvas continuam avisando, e as vagas guardadas estão em',
  history: { label: 'Minhas vagas', path: TRACKER_PATH },
};
