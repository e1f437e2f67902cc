import type { Router } from 'express';
import { ok, companySnapshotsEndpoint } from '@aura/shared-domain';
import { personEndpoint, type PersonEndpointDeps } from '../../http/person-endpoint.ts';
import { walkCompanies, type WalkDeps } from './walk-companies.ts';

/** Every call has a minute. */
const CALLED_WALK_MS = 45_000;

/** Whoever runs the platform takes the snapshots that are missing. */
export function addSnapshotRoutes(routes: Router, deps: WalkDeps & PersonEndpointDeps): void {
  const { path, request } = companySnapshotsEndpoint;
  const take = async () => {
    const { taken, failed } = await walkCompanies(deps, CALLED_WALK_MS);
    return ok({ taken, failed });
  };
  routes.post(path, personEndpoint(deps, request, take, { operatorsOnly: true }));
}
