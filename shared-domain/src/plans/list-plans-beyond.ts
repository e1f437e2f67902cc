import { formatCentavos } from '../format/number.ts';
import { PaidPlanSchema, type PaidPlan, OFFERS } from '../billing/offers-schema.ts';
import { LIMITS, type Limit, type Tool } from './limits.ts';
import { CONQUISTA_DAYS, type EffectivePlan } from './plan.ts';

const computeAmount = (limit: Limit): number => (limit === 'unlimited' ? Number.POSITIVE_INFINITY : limit);

/** Plans that allow more of a tool than the present one, in the order in which they are sold. */
export function listPlansBeyond(plan: EffectivePlan, tool: Tool): readonly PaidPlan[] {
  return PaidPlanSchema.options.filter(
    (offered) => computeAmount(limitIn(offered, tool)) > computeAmount(LIMITS[plan][tool]),
  );
}

/** Names of plans in checkout addresses, independent of the payment provider's ids. */
export const OFFER_ALIASES: Readonly<Record<PaidPlan, string>> = {
  impulso: 'impulso-month',
  decolagem: 'decolagem-month',
  conquista: 'conquista-once',
};

/** The least that a plan costs at once: "R$ 79,90 por mês", "R$ 290,90 uma vez". */
export function describePrice(plan: PaidPlan): string {
  const offer = OFFERS.find((one) => one.plan === plan && one.interval !== 'year');
  return `${formatCentavos(offer?.amount ?? 0)} ${plan === 'conquista' ? 'uma vez' : 'por mês'}`;
}

/** How much of a tool a plan on sale allows: "10 por mês", "sem limite mensal". */
export function describeAllowance(plan: PaidPlan, tool: Tool): string {
  const limit = limitIn(plan, tool);
  const words = limit === 'unlimited' ? 'sem limite mensal' : `${limit} por mês`;
  return plan === 'conquista' ? `${words}, por ${CONQUISTA_DAYS} dias` : words;
}

const limitIn = (plan: PaidPlan, tool: Tool): Limit =>
  LIMITS[plan === 'conquista' ? 'decolagem' : plan][tool];
