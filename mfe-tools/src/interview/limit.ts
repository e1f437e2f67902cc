import type { ToolLimit } from '@aura/shared-career-ui';
import { SIMULATOR_PATH } from './paths.ts';

/** Texts about the limit of the interview simulator. */
export const INTERVIEW_LIMIT: ToolLimit = {
  tool: 'interviewSimulator',
  uses: 'simulações de entrevista',
  note: 'Uma simulação conta na primeira resposta avaliada, e uma vez só; repetir as mesmas perguntas em 24 horas não conta de novo.',
  kept: 'O que você já treinou continua seu, para ler, terminar e baixar, em',
  history: { label: 'Suas simulações', path: `${SIMULATOR_PATH}#history-title` },
};
