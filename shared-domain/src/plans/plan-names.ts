import type { PlanId } from './plan.ts';

/** Names of the plans. */
export const PLAN_NAMES: Readonly<Record<PlanId, string>> = {
  freemium: 'Grátis',
  impulso: 'Impulso',
  decolagem: 'Decolagem',
  conquista: 'Conquista',
  b2b_equilibrio: 'Equilíbrio',
};
