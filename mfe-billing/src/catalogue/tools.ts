import { type Limit, type Tool } from '@aura/shared-domain';

interface ToolWords {
  readonly name: string;
  /** What one use is called, and several. */
  readonly use: string;
  readonly uses: string;
}

/** Tools as people know them, in the order in which they are listed. */
export const TOOL_WORDS: Readonly<Record<Tool, ToolWords>> = {
  diagnosticQuick: { name: 'Diagnóstico rápido', use: 'diagnóstico', uses: 'diagnósticos' },
  resumeOptimizer: { name: 'Otimizador de currículo', use: 'otimização', uses: 'otimizações' },
  linkedinOptimizer: { name: 'Otimizador de LinkedIn', use: 'otimização', uses: 'otimizações' },
  jobSearch: { name: 'Radar de vagas', use: 'busca', uses: 'buscas' },
  interviewSimulator: { name: 'Simulador de entrevista', use: 'simulação', uses: 'simulações' },
  mentorAI: { name: 'Mentor de carreira', use: 'interação', uses: 'interações' },
};

/** "10 otimizações por mês" or "sem limite". */
export function accessInWords(tool: Tool, limit: Limit): string {
  if (limit === 'unlimited') return 'sem limite';
  const { use, uses } = TOOL_WORDS[tool];
  return `${limit} ${limit === 1 ? use : uses} por mês`;
}
