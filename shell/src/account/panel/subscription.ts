import { effectivePlan, type EffectivePlan, type PlanId, type Profile } from '@aura/shared-domain';
import { longDate } from './long-date.ts';

const NAMES: Readonly<Record<PlanId, string>> = {
  freemium: 'Freemium',
  impulso: 'Impulso',
  decolagem: 'Decolagem',
  conquista: 'Conquista',
  b2b_equilibrio: 'Equilíbrio',
};

const RENEWS = 'Renova a cada período até você cancelar.';

/** What is said of a plan without an end. */
const ONGOING: Readonly<Record<EffectivePlan, string>> = {
  freemium: 'Sem prazo e sem cartão.',
  impulso: RENEWS,
  decolagem: RENEWS,
  b2b_equilibrio: 'Oferecido pela sua empresa.',
};

type PlanFields = Pick<Profile, 'plan' | 'acesso_expira_em'>;

export interface Subscription {
  /** The plan whose limits hold now. */
  readonly name: string;
  /** Until when, or how it goes on. */
  readonly text: string;
}

/** The person's plan at `now`, in words. */
export function subscriptionOf(profile: PlanFields, now: Date): Subscription {
  const plan = effectivePlan(profile, now);
  return { name: NAMES[plan], text: textOf(profile, plan) };
}

function textOf({ plan: stored, acesso_expira_em: end }: PlanFields, plan: EffectivePlan): string {
  if (!end) return ONGOING[plan];
  const day = longDate(end.toISOString());
  if (plan !== 'freemium') return `Acesso até ${day}.`;
  const ended = stored === 'freemium' ? null : nameOf(stored);
  return ended ? `Seu acesso ao plano ${ended} terminou em ${day}.` : ONGOING.freemium;
}

function nameOf(stored: string): string | null {
  return Object.hasOwn(NAMES, stored) ? NAMES[stored as PlanId] : null;
}
