import {
  CREDITS_ON_UPGRADE,
  computeEffectivePlan,
  set,
  type Profile,
  type ProfileChange,
} from '@aura/shared-domain';
import type { Entitlement } from './entitlement.ts';

type PlanFields = Pick<Profile, 'plan' | 'credits' | 'acesso_expira_em'>;

/**
 * The profile fields that differ after a purchase, or after the end of a paid access. A company's plan stays
 * regardless of purchases, and a plan that was never bought is not removed here.
 */
export function computePlanChange(
  profile: PlanFields,
  before: Entitlement,
  after: Entitlement,
  now: Date,
): ProfileChange {
  const isBought = before.source !== null || after.source !== null;
  if (!isBought || computeEffectivePlan(profile, now) === 'b2b_equilibrio') return {};
  const credits = after.source ? CREDITS_ON_UPGRADE : 0;
  return {
    ...(profile.plan !== after.plan && { plan: set(after.plan) }),
    ...(profile.credits !== credits && { credits: set(credits) }),
    ...(readTime(profile.acesso_expira_em) !== readTime(after.endsAt) && {
      acesso_expira_em: set(after.endsAt),
    }),
  };
}

const readTime = (end: Date | null): number | null => end?.getTime() ?? null;
