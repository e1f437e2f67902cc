import { useSession } from '@aura/shared-session';
import { standingOf, type Standing } from '../../subscription/standing/standing.ts';
import { useBillingStatus } from '../../subscription/use-billing-status.ts';

/**
 * What the access of whoever is about to buy stands on at `now`; null for nobody. The profile says it, except whether
 * access that ends is Conquista or a cancelled subscription, which the server is asked about.
 */
export function useBuyer(now: Date): Standing | null {
  const session = useSession();
  const person = session.status === 'signedIn' ? session : null;
  const isUnclear = person !== null && standingOf(person.profile, null, now).kind === 'payment';
  const { status } = useBillingStatus(isUnclear ? person.user.uid : null);
  return person && standingOf(person.profile, status, now);
}
