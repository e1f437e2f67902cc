import type { ToolLimit } from '@aura/shared-career-ui';
import { HOME_PATH } from './paths.ts';

/** Texts about the limit of the LinkedIn optimiser. */
export const LINKEDIN_LIMIT: ToolLimit = {
  tool: 'linkedinOptimizer',
  uses: 'análises de LinkedIn',
  note: 'Só conta quando a análise dá certo; refazer o mesmo documento em 24 horas não conta de novo.',
  kept: 'As análises já feitas continuam suas, para ler e comparar, em',
  history: { label: 'Suas versões', path: `${HOME_PATH}#versions-title` },
};
