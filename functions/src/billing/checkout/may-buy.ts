import {
  computeEffectivePlan,
  err,
  mayBeSoldTo,
  ok,
  type Price,
  type Profile,
  type Result,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import type { Entitlement } from '../entitlement.ts';
import { CHECKOUT_FAILURES } from '../../generated/failures.ts';

/**
 * Whether a person may buy a price in addition to their access at `now`. Refused: anything during a company's plan
 * and to who manages a company, unless the person insists; a second subscription; 90 days in addition to a
 * subscription that renews; and a lesser subscription within 90 days, or within what is paid of a dearer one that has
 * ended: it would give nothing. Several times 90 days add up.
 */
export function mayBuy(
  profile: Pick<Profile, 'plan' | 'acesso_expira_em' | 'role'>,
  { source }: Pick<Entitlement, 'source'>,
  { price, insists = false }: { readonly price: Price; readonly insists?: boolean },
  now: Date,
): Result<null, Failure> {
  if (!insists && !mayBeSoldTo(profile, now)) {
    const isMember = computeEffectivePlan(profile, now) === 'b2b_equilibrio';
    return err(isMember ? CHECKOUT_FAILURES.byCompany : CHECKOUT_FAILURES.byManager);
  }
  if (!source || (source.endsAt && source.endsAt.getTime() <= now.getTime())) return ok(null);
  if (source.kind === 'subscription' && source.isOver)
    return source.plan === 'decolagem' && price.plan === 'impulso'
      ? err(CHECKOUT_FAILURES.hasPaidDecolagem)
      : ok(null);
  if (source.kind === 'subscription')
    return checkBesideSubscription({ plan: source.plan, renews: source.endsAt === null }, price);
  return price.plan === 'impulso' ? err(CHECKOUT_FAILURES.hasConquista) : ok(null);
}

interface Subscribed {
  /** Null for one that we do not know. */
  readonly plan: Price['plan'] | null;
  /** Whether it will be charged again. */
  readonly renews: boolean;
}

/** Whether a price may be bought in addition to an active subscription. */
export function checkBesideSubscription({ plan, renews }: Subscribed, price: Price): Result<null, Failure> {
  if (price.interval !== 'once') return err(CHECKOUT_FAILURES.hasSubscription);
  if (!renews) return ok(null);
  return err(CHECKOUT_FAILURES[plan === 'decolagem' ? 'hasDecolagem' : 'hasImpulso']);
}
