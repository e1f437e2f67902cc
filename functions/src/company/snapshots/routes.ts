import { ok, companySnapshotsEndpoint } from '@aura/shared-domain';
import type { Bind } from '../../parts/bind.ts';
import { walkCompanies, type WalkDeps } from './walk-companies.ts';

/** Every call has a minute. */
const CALLED_WALK_MS = 45_000;

/** Operators start the snapshots that are missing. */
export function bindSnapshots(bind: Bind<never>, deps: WalkDeps): void {
  const take = async () => {
    const { taken, failed } = await walkCompanies(deps, CALLED_WALK_MS);
    return ok({ taken, failed });
  };
  bind(companySnapshotsEndpoint, take, { operatorsOnly: true });
}
