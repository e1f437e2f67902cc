import type { ToolLimit } from '@aura/shared-career-ui';
import { HOME_PATH } from './paths.ts';

/** Texts about the limit of the CV optimiser. */
export const RESUME_LIMIT: ToolLimit = {
  tool: 'resumeOptimizer',
  uses: 'análises de currículo',
  note: 'Só conta quando a análise dá certo; refazer o mesmo documento em 24 horas não conta de novo.',
  kept: 'As análises já feitas continuam suas, para ler, comparar e baixar, em',
  history: { label: 'Suas versões', path: `${HOME_PATH}#versions-title` },
};
