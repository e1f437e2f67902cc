import { computeIsoDay } from '../format/date.ts';
import * as v from 'valibot';
import { computeEffectivePlan, type EffectivePlan } from './plan.ts';

export const ToolSchema = v.picklist([
  'diagnosticQuick',
  'resumeOptimizer',
  'linkedinOptimizer',
  'jobSearch',
  'interviewSimulator',
  'mentorAI',
]);
export type Tool = v.InferOutput<typeof ToolSchema>;

const UNLIMITED = 'unlimited';
export type Limit = number | typeof UNLIMITED;

const limitAll = (limit: Limit): Record<Tool, Limit> => ({
  diagnosticQuick: limit,
  resumeOptimizer: limit,
  linkedinOptimizer: limit,
  jobSearch: limit,
  interviewSimulator: limit,
  mentorAI: limit,
});

/** Monthly limits per plan and tool. */
export const LIMITS: Readonly<Record<EffectivePlan, Readonly<Record<Tool, Limit>>>> = {
  freemium: limitAll(1),
  impulso: {
    diagnosticQuick: UNLIMITED,
    resumeOptimizer: 10,
    linkedinOptimizer: 10,
    jobSearch: 15,
    interviewSimulator: 5,
    mentorAI: 20,
  },
  decolagem: limitAll(UNLIMITED),
  b2b_equilibrio: limitAll(UNLIMITED),
};

/** Calendar month of an instant in São Paulo, as `YYYY-MM`. */
export function computeUsagePeriod(now: Date): string {
  return computeIsoDay(now).slice(0, 7);
}

export interface UsageFields {
  readonly plan?: string | undefined;
  readonly acesso_expira_em?: Date | null | undefined;
  readonly usageCounts?: Readonly<Record<string, number>> | undefined;
  readonly usagePeriod?: string | undefined;
}

/** How often a tool was used in the month of `now`; a count of an earlier month is zero. */
export function countUsedThisMonth(profile: UsageFields, tool: Tool, now: Date): number {
  return profile.usagePeriod === computeUsagePeriod(now) ? (profile.usageCounts?.[tool] ?? 0) : 0;
}

/** Whether one more use is allowed at `now`. An unknown tool never is. */
export function mayUse(profile: UsageFields, tool: string, now: Date): boolean {
  const known = v.safeParse(ToolSchema, tool);
  if (!known.success) return false;
  const limit = LIMITS[computeEffectivePlan(profile, now)][known.output];
  return limit === UNLIMITED || countUsedThisMonth(profile, known.output, now) < limit;
}
