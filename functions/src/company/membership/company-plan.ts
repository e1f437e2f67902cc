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
import type { Grant } from '../../billing/grant.ts';
import type { OwnSources } from './known-purchases.ts';

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
 * The access that the company's plan replaces and that neither a purchase nor an operator's grant would restore; null
 * without one. A grant stays in its own document: whoever ends it there ends it for the time after the company too.
 */
export function computeReplacedAccess(
  { plan, credits, acesso_expira_em: endsAt }: PlanFields,
  sources: OwnSources,
  now: Date,
): Access | null {
  const access = { plan, credits, endsAt };
  const worth = computeWorth(access, now);
  const isRestored = listOwnAccess(sources).some(
    (own) => computeWorth(own, now) === worth && endOf(own) === endOf(access),
  );
  return worth <= 0 || isRestored ? null : access;
}

/** The access behind a company's plan. */
interface Behind extends OwnSources {
  readonly accessBefore: Access | null;
}

/**
 * The profile's fields after a membership: the best of the person's own purchases, a grant, their earlier access and
 * the free plan. A plan that is not the company's stays.
 */
export function computePlanTakenBack(
  plan: string,
  { accessBefore, ...sources }: Behind,
  now: Date,
): ProfileChange {
  if (plan !== COMPANY_PLAN) return {};
  const all = [...listOwnAccess(sources), ...(accessBefore ? [accessBefore] : [])];
  const best = all.reduce((known, next) => (isBetter(next, known, now) ? next : known), FREE);
  return { plan: set(best.plan), credits: set(best.credits), acesso_expira_em: set(best.endsAt) };
}

const FREE: Access = { plan: 'freemium', credits: 0, endsAt: null };

const listOwnAccess = ({ entitlement, grant }: OwnSources): readonly Access[] => [
  computeBoughtAccess(entitlement),
  ...(grant ? [computeGrantedAccess(grant)] : []),
];

const computeGrantedAccess = ({ plan, until }: Grant): Access => ({
  plan,
  credits: CREDITS_ON_UPGRADE,
  endsAt: until,
});

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
