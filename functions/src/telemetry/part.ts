import { telemetryEndpoint, telemetryPassEndpoint, telemetryVisitorPassEndpoint } from '@aura/shared-domain';
import { definePart } from '../parts/define-part.ts';
import { giveAccountPass, giveVisitorPass } from './openings/give-pass.ts';
import { createPasses } from './openings/passes.ts';
import { receiveTelemetry } from './receive-telemetry.ts';

/** How remotes and shell fare in the browsers of people, without who they are. */
export default definePart({
  name: 'telemetry',
  limits: {
    telemetry: { capacity: 120, refillPerSecond: 2, maxKeys: 10_000 },
    // Everybody behind an address gets the same pass.
    passes: { capacity: 30, refillPerSecond: 1 / 6, maxKeys: 10_000 },
  },
  routes(bind, deps) {
    const { passKey } = deps.telemetry;
    const passDeps = { ...deps, passes: passKey === null ? null : createPasses(passKey) };
    bind(telemetryEndpoint, receiveTelemetry(passDeps), { limit: 'telemetry' });
    bind(telemetryPassEndpoint, giveAccountPass(passDeps));
    bind.handler(telemetryVisitorPassEndpoint, giveVisitorPass(passDeps), { limit: 'passes' });
  },
});
