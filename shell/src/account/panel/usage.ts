import {
  effectivePlan,
  LIMITS,
  ToolSchema,
  usedThisMonth,
  type Profile,
  type Tool,
} from '@aura/shared-domain';

const TOOL_LABELS: Readonly<Record<Tool, string>> = {
  diagnosticQuick: 'Diagnóstico rápido',
  resumeOptimizer: 'Otimizador de currículo',
  linkedinOptimizer: 'Otimizador de LinkedIn',
  jobSearch: 'Radar de vagas',
  interviewSimulator: 'Simulador de entrevista',
  mentorAI: 'Mentor de carreira',
};

export interface ToolUsage {
  readonly tool: Tool;
  readonly label: string;
  readonly used: number;
  /** Null where the plan sets no limit. */
  readonly limit: number | null;
  readonly text: string;
}

/** What was used of every tool in the month of `now`, with a sentence for each. */
export function usageOf(profile: Profile, now: Date): readonly ToolUsage[] {
  const limits = LIMITS[effectivePlan(profile, now)];
  return ToolSchema.options.map((tool) => {
    const used = usedThisMonth(profile, tool, now);
    const limit = limits[tool] === 'unlimited' ? null : limits[tool];
    return { tool, label: TOOL_LABELS[tool], used, limit, text: usageText(used, limit) };
  });
}

function usageText(used: number, limit: number | null): string {
  if (limit !== null) return `${used} de ${limit} ${limit === 1 ? 'usado' : 'usados'} neste mês`;
  return `${used} ${used === 1 ? 'uso' : 'usos'} neste mês, sem limite`;
}
