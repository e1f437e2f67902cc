import type { Router } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import {
  ok,
  operationsChangeEndpoint,
  operationsHealthEndpoint,
  operationsReleasesEndpoint,
  operationsStackEndpoint,
} from '@aura/shared-domain';
import type { ReleaseSettings } from '../config/release-settings.ts';
import { callerEndpoint, personEndpoint, type PersonEndpointDeps } from '../http/person-endpoint.ts';
import { readHealth } from '../telemetry/read-health.ts';
import { changeRelease, type LogRelease } from './change-release.ts';
import { readReleases } from './read-releases.ts';
import { resolveStack } from './resolve-stack.ts';

export interface OperationsDeps extends PersonEndpointDeps {
  readonly db: Firestore;
  readonly releases: ReleaseSettings;
  readonly logRelease: LogRelease;
}

/** What whoever runs the platform sees and changes. */
export function addOperationsRoutes(routes: Router, deps: OperationsDeps): void {
  const forOperators = { operatorsOnly: true } as const;
  routes.get(
    operationsHealthEndpoint.path,
    personEndpoint(deps, operationsHealthEndpoint.request, readHealth(deps), forOperators),
  );
  const resolve = resolveStack(deps);
  routes.get(
    operationsStackEndpoint.path,
    personEndpoint(deps, operationsStackEndpoint.request, (_, request) => resolve(request), forOperators),
  );
  const read = readReleases(deps);
  routes.get(
    operationsReleasesEndpoint.path,
    personEndpoint(deps, operationsReleasesEndpoint.request, (_, request) => read(request), forOperators),
  );
  routes.post(
    operationsChangeEndpoint.path,
    callerEndpoint(
      deps,
      operationsChangeEndpoint.request,
      { admit: async (caller) => ok(caller), call: changeRelease(deps) },
      { operatorsOnly: true, recentLogin: true },
    ),
  );
}
