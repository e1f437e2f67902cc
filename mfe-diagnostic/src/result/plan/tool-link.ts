/** What the tools of the platform are called, by their path. */
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

/** How a task names its tool; null where it names none that is known. */
export function findToolLink(tool: string | null): ToolLink | null {
  const name = tool === null ? undefined : TOOL_NAMES[tool];
  if (tool === null || name === undefined) return null;
  return { name, to: tool };
}
