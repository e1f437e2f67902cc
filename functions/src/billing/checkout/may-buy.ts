import { effectivePlan, err, ok, type Price, type Profile, type Result } from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import type { Entitlement } from '../entitlement.ts';
import { CHECKOUT_FAILURES } from './failures.ts';

/**
 * Whether somebody may buy at a price beside what they have at `now`: nothing beside what their company gives, one
 * subscription at a time, and no 90 days of what they subscribe to. Several times 90 days add up.
 */
export function mayBuy(
  profile: Pick<Profile, 'plan' | 'acesso_expira_em'>,
  { source }: Pick<Entitlement, 'source'>,
  price: Price,
  now: Date,
): Result<null, Failure> {
  if (effectivePlan(profile, now) === 'b2b_equilibrio') return err(CHECKOUT_FAILURES.byCompany);
  if (source?.kind !== 'subscription') return ok(null);
  if (source.endsAt && source.endsAt.getTime() <= now.getTime()) return ok(null);
  return besideSubscription(source.plan, price);
}

/** Whether a price may be bought beside a subscription that stands. */
export function besideSubscription(subscribed: Price['plan'] | null, price: Price): Result<null, Failure> {
  if (price.interval !== 'once') return err(CHECKOUT_FAILURES.hasSubscription);
  return subscribed === 'decolagem' ? err(CHECKOUT_FAILURES.hasDecolagem) : ok(null);
}
