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

/** "usado 1 de 1": what is used up and what is free differ in the same place. */
function describeUsage({ used, limit }: Pick<ToolUsage, 'used' | 'limit'>): string {
  if (limit !== null) return `usado ${used} de ${limit}`;
  return used > 0 ? `${formatCount(used, 'vez', 'vezes')} neste mês, sem limite` : 'quando quiser';
}
