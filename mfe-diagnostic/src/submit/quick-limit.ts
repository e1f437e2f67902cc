import type { ToolLimit } from '@aura/shared-career-ui';

/** Texts about the limit of quick diagnoses. */
export const QUICK_LIMIT: ToolLimit = {
  tool: 'diagnosticQuick',
  uses: 'diagnósticos rápidos',
  note: 'O diagnóstico completo continua aberto e não conta no limite.',
  kept: 'Os diagnósticos que você já fez continuam seus, em',
  history: { label: 'Resultado do diagnóstico', path: '/diagnostico/resultado' },
};
