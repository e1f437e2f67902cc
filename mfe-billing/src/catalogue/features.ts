import {
  formatCount,
  type EffectivePlan,
  type Limit,
  LIMITS,
  type Tool,
  TOOL_NAMES,
  ToolSchema,
} from '@aura/shared-domain';

/** The name of one use, and of several. */
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

const UNLIMITED = 'sem limite';

/** "10 otimizações por mês" or "sem limite". */
function describeAccess(tool: Tool, limit: Limit): string {
  if (limit === 'unlimited') return UNLIMITED;
  const { use, uses } = USE_WORDS[tool];
  return `${formatCount(limit, use, uses)} por mês`;
}

/** One line about a plan: what it includes, or does not. */
export interface PlanFeature {
  readonly text: string;
  readonly included: boolean;
  /** How much of it: "10 otimizações por mês", "sem limite", "não incluído". */
  readonly accessLevel: string;
  /** Whether it is what the plan is chosen for. */
  readonly highlight: boolean;
}

/** Features without limits in every plan. */
export const OPEN_FEATURES: readonly PlanFeature[] = [
  { text: 'Diagnóstico completo', included: true, accessLevel: 'sempre aberto', highlight: false },
  { text: 'Mapeamento comportamental', included: true, accessLevel: 'sem limite', highlight: false },
  { text: 'Micro-learnings', included: true, accessLevel: 'sem limite', highlight: false },
];

const NOT_INCLUDED = 'não incluído';

/** Every tool with its limit in the plan, after the features that are open in every plan. */
export const listToolFeatures = (
  limits: EffectivePlan,
  isHighlighted: (tool: Tool) => boolean = () => false,
): readonly PlanFeature[] => [
  ...OPEN_FEATURES,
  ...ToolSchema.options.map((tool) => ({
    text: TOOL_NAMES[tool],
    included: true,
    accessLevel: describeAccess(tool, LIMITS[limits][tool]),
    highlight: isHighlighted(tool),
  })),
];

const TOOL_TEXTS: ReadonlySet<string> = new Set(ToolSchema.options.map((tool) => TOOL_NAMES[tool]));

/**
 * The features that distinguish a plan: without those open in every plan, and without the tools if all are unlimited.
 */
export function listDistinctFeatures(features: readonly PlanFeature[]): readonly PlanFeature[] {
  const own = features.filter((feature) => !OPEN_FEATURES.includes(feature));
  const tools = own.filter(({ text }) => TOOL_TEXTS.has(text));
  const isWithoutLimit = tools.every(({ accessLevel }) => accessLevel === UNLIMITED);
  return isWithoutLimit ? own.filter((feature) => !tools.includes(feature)) : own;
}

/** A feature of the plan besides the tools. */
export const makeExtraFeature = (text: string, accessLevel: string): PlanFeature => ({
  text,
  included: true,
  accessLevel,
  highlight: true,
});

/** A feature that the plan does not include, stated openly. */
export const makeMissingFeature = (text: string): PlanFeature => ({
  text,
  included: false,
  accessLevel: NOT_INCLUDED,
  highlight: false,
});
