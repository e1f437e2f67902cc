import {
  formatLongDayOf,
  computeEffectivePlan,
  PLAN_NAMES,
  PlanIdSchema,
  type EffectivePlan,
  type Profile,
} from '@aura/shared-domain';
import * as v from 'valibot';

const RENEWS = 'Renova a cada período até você cancelar. Valor e próxima cobrança em Plano e assinatura.';

/** The text of a plan without an end. */
const ONGOING: Readonly<Record<EffectivePlan, string>> = {
  freemium: 'Gratuito, sem prazo e sem cartão.',
  impulso: RENEWS,
  decolagem: RENEWS,
  b2b_equilibrio: 'Oferecido pela sua empresa.',
};

type PlanFields = Pick<Profile, 'plan' | 'acesso_expira_em'>;

export interface Subscription {
  /** The plan that holds now, or the plan that remains after its end. */
  readonly name: string;
  /** The end of the plan, or how it continues. */
  readonly text: string;
  /** Whether a company offers it. */
  readonly isOfCompany: boolean;
}

/** The person's plan at `now`, in words. */
export function describeSubscription(profile: PlanFields, now: Date): Subscription {
  const plan = computeEffectivePlan(profile, now);
  return {
    name: nameOf(profile, plan),
    text: describePlan(profile, plan),
    isOfCompany: plan === 'b2b_equilibrio',
  };
}

/** With an end it may have been bought as Conquista, which no stored field tells from a Decolagem that was cancelled. */
const nameOf = ({ acesso_expira_em: end }: PlanFields, plan: EffectivePlan): string =>
  plan === 'decolagem' && end ? 'Acesso completo' : PLAN_NAMES[plan];

function describePlan({ plan: stored, acesso_expira_em: end }: PlanFields, plan: EffectivePlan): string {
  if (!end) return ONGOING[plan];
  const day = formatLongDayOf(end.toISOString());
  if (plan === 'b2b_equilibrio') return `Oferecido pela sua empresa até ${day}.`;
  // A single payment, or a subscription that was cancelled: neither is charged again.
  if (plan === 'decolagem') return `Tudo do ${PLAN_NAMES.decolagem} até ${day}, sem renovação.`;
  if (plan !== 'freemium') return `Acesso até ${day}, sem renovação.`;
  const had = v.safeParse(PlanIdSchema, stored);
  const hasEnded = had.success && had.output !== 'freemium';
  return hasEnded
    ? `Seu acesso ao plano ${PLAN_NAMES[had.output]} terminou em ${day}. O que você fez continua aqui.`
    : ONGOING.freemium;
}
