import { makeTaskPath, type PlanTask } from '@aura/shared-domain';

/** Names of the platform's tools, by their path. */
const TOOL_NAMES: Readonly<Record<string, string>> = {
  '/diagnostico-carreira': 'Diagnóstico de carreira',
  '/diagnostico/resultado': 'Resultado do diagnóstico',
  '/ferramentas-ia': 'Ferramentas',
  '/planos': 'Planos',
  '/perfil': 'Meu Painel',
  '/otimizador-curriculo': 'Otimizador de currículo',
  '/otimizador-linkedin': 'Otimizador de LinkedIn',
  '/buscador-vagas': 'Radar de vagas',
  '/simulador-entrevista': 'Simulador de entrevista',
  '/mentor-ia': 'Mentor de carreira',
  '/micro-learnings': 'Micro-learnings',
  '/mapeamento-comportamental': 'Mapeamento comportamental',
};

export interface ToolLink {
  readonly name: string;
  readonly to: string;
}

/** The link to a task's tool, which opens with the task; null if it has no known tool. */
export function findToolLink({ id, tool }: Pick<PlanTask, 'id' | 'tool'>): ToolLink | null {
  const name = tool === null ? undefined : TOOL_NAMES[tool];
  if (tool === null || name === undefined) return null;
  return { name, to: makeTaskPath(tool, id) };
}
