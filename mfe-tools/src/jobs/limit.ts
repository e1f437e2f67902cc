import type { ToolLimit } from '@aura/shared-career-ui';
import { choosePlural } from '@aura/shared-domain';
import { IMPORT_PATH, TRACKER_PATH } from './paths.ts';

/** "resta 1", "restam 3". */
export const describeLeft = (left: number): string => choosePlural(left, 'resta 1', `restam ${left}`);

/** Texts about the limit of job searches. */
export const SEARCH_LIMIT: ToolLimit = {
  tool: 'jobSearch',
  uses: 'buscas de vagas',
  note: 'Só conta a busca que encontra vagas com as suas palavras. Filtros, distância, páginas e a mesma busca em 24 horas não contam de novo.',
  kept: 'Buscas salvas continuam avisando, e as vagas guardadas estão em',
  history: { label: 'Minhas vagas', path: TRACKER_PATH },
  next: [
    {
      text: 'Refine a busca que você fez: por 24 horas, filtros, distância, ordem e páginas dela não contam de novo.',
    },
    { text: 'Abra as vagas que ela achou e guarde as que servem.' },
    {
      text: 'Veja o quanto combina com você um anúncio que achou em outro lugar:',
      link: { label: 'Adicionar vagas', path: IMPORT_PATH },
    },
  ],
};
