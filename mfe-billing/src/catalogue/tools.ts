import type { Limit, Tool } from '@aura/shared-domain';

/** What one use is called, and several. */
interface UseWords {
  readonly use: string;
  readonly uses: string;
}

const USE_WORDS: Readonly<Record<Tool, UseWords>> = {
  diagnosticQuick: { use: 'diagnóstico', uses: 'diagnósticos' },
  resumeOptimizer: { use: 'otimização', uses: 'otimizações' },
  linkedinOptimizer: { use: 'otimização', uses: 'otimizações' },
  jobSearch: { use: 'busca', uses: 'buscas' },
  interviewSimulator: { use: 'simulação', uses: 'simulações' },
  mentorAI: { use: 'interação', uses: 'interações' },
};

/** "10 otimizações por mês" or "sem limite". */
export function accessInWords(tool: Tool, limit: Limit): string {
  if (limit === 'unlimited') return 'sem limite';
  const { use, uses } = USE_WORDS[tool];
  return `${limit} ${limit === 1 ? use : uses} por mês`;
}
