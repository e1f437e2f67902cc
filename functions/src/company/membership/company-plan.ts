import type { Member } from '@aura/shared-company';
import {
  CREDITS_ON_UPGRADE,
  computeEffectivePlan,
  set,
  type EffectivePlan,
  type Profile,
  type ProfileChange,
} from '@aura/shared-domain';
import type { Entitlement } from '../../billing/entitlement.ts';

/** The plan that a company gives its people. */
const COMPANY_PLAN = 'b2b_equilibrio';

type PlanFields = Pick<Profile, 'plan' | 'credits' | 'acesso_expira_em'>;
type Access = NonNullable<Member['accessBefore']>;

/** The profile's fields for a new member; empty if nothing changes. The person's purchases stay. */
export function computeGivenPlan({ plan, credits, acesso_expira_em: end }: PlanFields): ProfileChange {
  if (plan === COMPANY_PLAN && credits === CREDITS_ON_UPGRADE && end === null) return {};
  return { plan: set(COMPANY_PLAN), credits: set(CREDITS_ON_UPGRADE), acesso_expira_em: set(null) };
}

/**
 * The access that the company's plan replaces and that no purchase would restore, because it was granted in another
 * way; null without one.
 * @param entitlement the last known state of their purchases
 */
export function computeReplacedAccess(
  { plan, credits, acesso_expira_em: endsAt }: PlanFields,
  entitlement: Entitlement,
  now: Date,
): Access | null {
  const access = { plan, credits, endsAt };
  const worth = computeWorth(access, now);
  const bought = computeBoughtAccess(entitlement);
  const isBought = computeWorth(bought, now) === worth && endOf(bought) === endOf(access);
  return worth <= 0 || isBought ? null : access;
}

/** The sources of a company's plan. */
interface Behind {
  /** The last known state of their purchases. */
  readonly entitlement: Entitlement;
  readonly accessBefore: Access | null;
}

/**
 * The profile's fields after a membership: the best of the person's own purchases, their earlier access and the free
 * plan. A plan that is not the company's stays.
 */
export function computePlanTakenBack(
  plan: string,
  { entitlement, accessBefore }: Behind,
  now: Date,
): ProfileChange {
  if (plan !== COMPANY_PLAN) return {};
  const all = [computeBoughtAccess(entitlement), ...(accessBefore ? [accessBefore] : [])];
  const best = all.reduce((known, next) => (isBetter(next, known, now) ? next : known), FREE);
  return { plan: set(best.plan), credits: set(best.credits), acesso_expira_em: set(best.endsAt) };
}

const FREE: Access = { plan: 'freemium', credits: 0, endsAt: null };

const computeBoughtAccess = ({ plan, endsAt, source }: Entitlement): Access =>
  source ? { plan, credits: CREDITS_ON_UPGRADE, endsAt } : FREE;

/** Worst first. The plan of a company is not a person's own access. */
const PLANS: readonly EffectivePlan[] = ['freemium', 'impulso', 'decolagem'];

const computeWorth = ({ plan, endsAt }: Access, now: Date): number =>
  PLANS.indexOf(computeEffectivePlan({ plan, acesso_expira_em: endsAt }, now));
const endOf = ({ endsAt }: Access): number => endsAt?.getTime() ?? Infinity;

function isBetter(one: Access, other: Access, now: Date): boolean {
  const more = computeWorth(one, now) - computeWorth(other, now);
  return more > 0 || (more === 0 && endOf(one) > endOf(other));
}
