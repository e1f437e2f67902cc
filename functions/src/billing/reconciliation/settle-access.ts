import { ok, type Result } from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { syncBilling, type SyncDeps } from '../sync-billing.ts';
import { endAccess } from './end-access.ts';

export interface Settled extends Readonly<Record<string, number>> {
  /** People whose purchases were compared with Stripe. */
  readonly compared: number;
  /** Accesses that had ended and were not paid for through us. */
  readonly ended: number;
}

/**
 * Sets a person's plan to its current state: Stripe's for buyers, and the end of an access granted in another way.
 */
export function settleAccess(
  deps: Omit<SyncDeps, 'stripe'> & { readonly stripe: SyncDeps['stripe'] | null },
): (uid: string) => Promise<Result<Settled, Failure>> {
  const { db, stripe, now } = deps;
  const sync = stripe && syncBilling({ ...deps, stripe });
  return async (uid) => {
    const outcome = await sync?.(uid);
    const ended = await endAccess(db, uid, now());
    return ok({ compared: outcome === 'synced' ? 1 : 0, ended: ended ? 1 : 0 });
  };
}
