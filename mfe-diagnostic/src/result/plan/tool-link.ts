import { findToolAt, makeTaskPath, type PlanTask, TOOL_NAMES } from '@aura/shared-domain';

/** Names of the pages without a limit, by their path. */
const PAGE_NAMES: Readonly<Record<string, string>> = {
  '/diagnostico-carreira': 'Diagnóstico de carreira',
  '/diagnostico/resultado': 'Resultado do diagnóstico',
  '/ferramentas-ia': 'Ferramentas',
  '/planos': 'Planos',
  '/perfil': 'Meu Painel',
  '/micro-learnings': 'Micro-learnings',
  '/mapeamento-comportamental': 'Mapeamento comportamental',
};

export interface ToolLink {
  readonly name: string;
  readonly to: string;
}

/** The link to a task's tool, which opens with the task; null if it has no known tool. */
export function findToolLink({ id, tool }: Pick<PlanTask, 'id' | 'tool'>): ToolLink | null {
  if (tool === null) return null;
  const limited = findToolAt(tool);
  const name = limited ? TOOL_NAMES[limited] : PAGE_NAMES[tool];
  if (name === undefined) return null;
  return { name, to: makeTaskPath(tool, id) };
}
