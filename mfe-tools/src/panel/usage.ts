import {
  formatCount,
  TOOL_NAMES,
  ToolSchema,
  computeToolUsage,
  type Profile,
  type Tool,
} from '@aura/shared-domain';

export interface ToolUsage {
  readonly tool: Tool;
  readonly label: string;
  readonly used: number;
  /** Null where the plan sets no limit. */
  readonly limit: number | null;
  readonly text: string;
}

/** What was used of every tool in the month of `now`, with a sentence for each. */
export function computeUsage(profile: Profile, now: Date): readonly ToolUsage[] {
  return ToolSchema.options.map((tool) => {
    const usage = computeToolUsage(profile, tool, now);
    return { tool, label: TOOL_NAMES[tool], ...usage, text: describeUsage(usage) };
  });
}

/** What was done, or may be done; never what is missing. */
function describeUsage({ used, limit }: Pick<ToolUsage, 'used' | 'limit'>): string {
  const limits = limit === null ? 'sem limite' : `até ${limit}`;
  if (used > 0) return `${formatCount(used, 'vez', 'vezes')} neste mês, ${limits}`;
  return limit === null ? 'quando quiser' : `${formatCount(limit, 'vez', 'vezes')} para usar neste mês`;
}
