import { ok, type Result } from '@aura/shared-domain';
import { EMULATOR_ENV, FUNCTION_URL } from '../emulators/project.ts';
import { startEmulators } from '../emulators/start.ts';
import { startPayments } from '../payments/start-payments.ts';
import { ensureChromium } from '../machine/chromium.ts';
import { seedPeople } from '../seed/seed.ts';
import { prepare } from '../start/prepare.ts';
import { serveAll } from '../static-server/serve-all.ts';
import { discoverWorkspaces } from '../workspaces/discover.ts';
import { ROOT } from '../workspaces/paths.ts';
import { E2E_REPORT, type Need } from './steps.ts';

export interface Surroundings {
  /** Starts what a step needs unless it runs already; gives the environment that the step is run with. */
  provide(need: Need): Promise<Result<NodeJS.ProcessEnv, string>>;
  stop(): Promise<void>;
}

/** The emulators and the served site of one check, each started once, when it is first needed. */
export function surroundings(signal: AbortSignal): Surroundings {
  const running = new Map<Need, Promise<Result<NodeJS.ProcessEnv, string>>>();
  const cleanUp: (() => void | Promise<void>)[] = [];

  const providers: Readonly<Record<Need, () => Promise<Result<NodeJS.ProcessEnv, string>>>> = {
    build: async () => ok({}),
    emulators: async () => {
      const prepared = await prepare(signal);
      if (!prepared.ok) return prepared;
      const emulators = await startEmulators(null, signal);
      if (!emulators.ok) return emulators;
      cleanUp.push(emulators.value.stop);
      const siteUrl = `http://localhost:${prepared.value.shell.port}`;
      const payments = await startPayments({ file: null, siteUrl, env: process.env });
      if (!payments.ok) return payments;
      cleanUp.push(payments.value.stop);
      return ok({ ...EMULATOR_ENV, AURA_FUNCTIONS_URL: FUNCTION_URL });
    },
    site: async () => {
      const chromium = await ensureChromium();
      if (!chromium.ok) return chromium;
      const workspaces = await discoverWorkspaces(ROOT);
      if (!workspaces.ok) return workspaces;
      // The suites before this one clear the database.
      const seeded = await seedPeople();
      if (!seeded.ok) return seeded;
      // The working copy is what is checked, whatever this machine has released.
      const servers = await serveAll(workspaces.value, null);
      if (!servers.ok) return servers;
      cleanUp.push(servers.value.close);
      return ok({
        AURA_CHROMIUM: chromium.value,
        AURA_BASE_URL: `http://localhost:${workspaces.value.shell.port}`,
        AURA_E2E_REPORT: E2E_REPORT,
      });
    },
  };

  return {
    provide(need) {
      const known = running.get(need) ?? providers[need]();
      running.set(need, known);
      return known;
    },
    async stop() {
      for (const end of cleanUp.toReversed()) await end();
    },
  };
}
