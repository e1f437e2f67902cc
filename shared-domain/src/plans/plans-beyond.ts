import { PaidPlanSchema, type PaidPlan } from '../billing/offers.ts';
import { LIMITS, type Limit, type Tool } from './limits.ts';
import { CONQUISTA_DAYS, type EffectivePlan } from './plan.ts';

const amountOf = (limit: Limit): number => (limit === 'unlimited' ? Number.POSITIVE_INFINITY : limit);

/** Plans that allow more of a tool than the present one, in the order in which they are sold. */
export function plansBeyond(plan: EffectivePlan, tool: Tool): readonly PaidPlan[] {
  return PaidPlanSchema.options.filter(
    (offered) => amountOf(limitIn(offered, tool)) > amountOf(LIMITS[plan][tool]),
  );
}

/** How much of a tool a plan on sale allows: "10 por mês", "sem limite mensal". */
export function allowanceInWords(plan: PaidPlan, tool: Tool): string {
  const limit = limitIn(plan, tool);
  const words = limit === 'unlimited' ? 'sem limite mensal' : `${limit} por mês`;
  return plan === 'conquista' ? `${words}, por ${CONQUISTA_DAYS} dias` : words;
}

const limitIn = (plan: PaidPlan, tool: Tool): Limit =>
  LIMITS[plan === 'conquista' ? 'decolagem' : plan][tool];
