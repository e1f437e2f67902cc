import {
  ok,
  operationsChangeEndpoint,
  operationsHealthEndpoint,
  operationsReleasesEndpoint,
  operationsStackEndpoint,
} from '@aura/shared-domain';
import { definePart } from '../parts/define-part.ts';
import { readHealth } from '../telemetry/read-health.ts';
import { changeRelease } from './change-release.ts';
import { readReleases } from './read-releases.ts';
import { resolveStack } from './resolve-stack.ts';

/** The operators' view and changes of releases. */
export default definePart({
  name: 'operations',
  limits: {
    // Each call may read the whole log of releases.
    operations: { capacity: 60, refillPerSecond: 1, maxKeys: 1_000 },
  },
  routes(bind, deps) {
    const forOperators = { operatorsOnly: true, limit: 'operations' } as const;
    const resolve = resolveStack(deps);
    const read = readReleases(deps);
    bind(operationsHealthEndpoint, readHealth(deps), forOperators);
    bind(operationsStackEndpoint, (_, request) => resolve(request), forOperators);
    bind(operationsReleasesEndpoint, (_, request) => read(request), forOperators);
    bind.admitted(
      operationsChangeEndpoint,
      { admit: async (caller) => ok(caller), call: changeRelease({ ...deps, logRelease: deps.report }) },
      { ...forOperators, recentLogin: true },
    );
  },
});
