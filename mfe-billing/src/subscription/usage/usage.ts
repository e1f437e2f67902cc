import {
  ToolSchema,
  describeUsage,
  computeToolUsage,
  type Profile,
  type Tool,
  TOOL_NAMES,
} from '@aura/shared-domain';

export interface ToolUsage {
  readonly tool: Tool;
  readonly label: string;
  /** From 0 to 1; null where the plan sets no limit. */
  readonly share: number | null;
  readonly text: string;
}

/** What was used of every tool in the month of `now`. */
export const computeUsage = (profile: Profile, now: Date): readonly ToolUsage[] =>
  ToolSchema.options.map((tool) => {
    const usage = computeToolUsage(profile, tool, now);
    const share = usage.limit === null ? null : Math.min(1, usage.used / Math.max(1, usage.limit));
    return { tool, label: TOOL_NAMES[tool], share, text: describeUsage(usage) };
  });
