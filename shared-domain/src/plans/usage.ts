import { formatCount } from '../format/plural.ts';
import { LIMITS, countUsedThisMonth, type Tool, type UsageFields } from './limits.ts';
import { computeEffectivePlan } from './plan.ts';

/** Usage of a tool in a month; `limit` is null if the plan sets none. */
export interface Usage {
  readonly used: number;
  readonly limit: number | null;
}

/** Usage of a tool in the month of `now`, and the plan's limit. */
export function computeToolUsage(profile: UsageFields, tool: Tool, now: Date): Usage {
  const limit = LIMITS[computeEffectivePlan(profile, now)][tool];
  return { used: countUsedThisMonth(profile, tool, now), limit: limit === 'unlimited' ? null : limit };
}

/** Remaining uses of the month; null if the plan sets no limit. */
export function computeLeft({ used, limit }: Usage): number | null {
  return limit === null ? null : Math.max(0, limit - used);
}

/** "3 de 10 usados neste mês". */
export function describeUsage({ used, limit }: Usage): string {
  if (limit !== null) return `${used} de ${formatCount(limit, 'usado', 'usados')} neste mês`;
  return `${formatCount(used, 'uso', 'usos')} neste mês, sem limite`;
}
