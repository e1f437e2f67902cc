import { PLAN_NAMES, type EffectivePlan, type PlanId, type Tool } from '@aura/shared-domain';
import { PLAN_TEXTS, type PlanText } from '../generated/plans.ts';
import { makeExtraFeature, makeMissingFeature, listToolFeatures, type PlanFeature } from './features.ts';

export type { PlanFeature } from './features.ts';

/** A plan in its displayed form. */
export interface PlanCard extends Omit<PlanText, 'extras'> {
  readonly name: string;
  readonly features: readonly PlanFeature[];
}

/** Which plan's limits hold for the tools of a plan: the plan of 90 days has those of the largest. */
const LIMITS_OF: Readonly<Record<PlanId, EffectivePlan>> = {
  freemium: 'freemium',
  impulso: 'impulso',
  decolagem: 'decolagem',
  conquista: 'decolagem',
  b2b_equilibrio: 'b2b_equilibrio',
};

/** Tools that a plan is chosen for. */
const isHighlighted = (plan: PlanId, tool: Tool): boolean => plan === 'impulso' && tool !== 'diagnosticQuick';

/** The plans, in the order in which they are shown. */
export const PLAN_CARDS: readonly PlanCard[] = PLAN_TEXTS.map(({ extras, ...text }) => ({
  ...text,
  name: PLAN_NAMES[text.id],
  features: [
    ...listToolFeatures(LIMITS_OF[text.id], (tool) => isHighlighted(text.id, tool)),
    ...extras.map(({ text: what, access }) =>
      access === undefined ? makeMissingFeature(what) : makeExtraFeature(what, access),
    ),
  ],
}));

/** The card of a plan. */
export function findCard(plan: PlanId): PlanCard {
  const card = PLAN_CARDS.find(({ id }) => id === plan);
  if (!card) throw new Error(`no card of the plan ${plan}`);
  return card;
}

/** The price text of a card for monthly or yearly payment. */
export const describePrice = (card: PlanCard, interval: 'month' | 'year') =>
  interval === 'month'
    ? { price: card.monthlyPrice, suffix: card.monthlySuffix }
    : { price: card.yearlyPrice, suffix: card.yearlySuffix };
