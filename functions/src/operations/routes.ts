import type { Router } from 'express';
import type { Firestore } from 'firebase-admin/firestore';
import { ENDPOINTS, ok } from '@aura/shared-domain';
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
  const { operationsHealth, operationsStack, operationsReleases, operationsChange } = ENDPOINTS;
  const forOperators = { operatorsOnly: true } as const;
  routes.get(
    operationsHealth.path,
    personEndpoint(deps, operationsHealth.request, readHealth(deps), forOperators),
  );
  const resolve = resolveStack(deps);
  routes.get(
    operationsStack.path,
    personEndpoint(deps, operationsStack.request, (_, request) => resolve(request), forOperators),
  );
  const read = readReleases(deps);
  routes.get(
    operationsReleases.path,
    personEndpoint(deps, operationsReleases.request, (_, request) => read(request), forOperators),
  );
  routes.post(
    operationsChange.path,
    callerEndpoint(
      deps,
      operationsChange.request,
      { admit: async (caller) => ok(caller), call: changeRelease(deps) },
      { operatorsOnly: true, recentLogin: true },
    ),
  );
}
