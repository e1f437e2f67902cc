import { ok, type Result } from '@aura/shared-domain';
import { EMULATOR_ENV, FUNCTION_URL } from '../emulators/project.ts';
import { startEmulators } from '../emulators/start.ts';
import { ensureChromium } from '../machine/chromium.ts';
import { startMailbox } from '../mailbox/start-mailbox.ts';
import { startPayments } from '../payments/start-payments.ts';
import { checkSettings } from '../releases/function-settings.ts';
import { seedPeople } from '../seed/seed.ts';
import { prepare } from '../start/prepare.ts';
import { serveAll } from '../static-server/serve-all.ts';
import { discoverWorkspaces } from '../workspaces/discover.ts';
import { LOCAL, ROOT } from '../workspaces/paths.ts';

/** A suite's surroundings: the emulators, or in addition the built site and people to sign in as. */
export type Need = 'emulators' | 'site';

type Provided = Result<NodeJS.ProcessEnv, string>;

export interface Surroundings {
  /** Starts what a suite needs unless it runs already; gives the environment that the suite is run with. */
  provide(need: Need): Promise<Provided>;
  stop(): Promise<void>;
}

/** The emulators and the served site of one check, each started once, when it is first needed. */
export function createSurroundings(signal: AbortSignal): Surroundings {
  const running = new Map<Need, Promise<Provided>>();
  const cleanUp: (() => void | Promise<void>)[] = [];

  async function startBackend(): Promise<Provided> {
    const prepared = await prepare(signal);
    if (!prepared.ok) return prepared;
    const settings = await checkSettings(LOCAL);
    const emulators = await startEmulators(null, signal, settings);
    if (!emulators.ok) return emulators;
    cleanUp.push(emulators.value.stop);
    const siteUrl = `http://localhost:${prepared.value.shell.port}`;
    const payments = await startPayments({ file: null, siteUrl, env: process.env });
    if (!payments.ok) return payments;
    cleanUp.push(payments.value.stop);
    const mailbox = await startMailbox({ file: null });
    if (!mailbox.ok) return mailbox;
    cleanUp.push(mailbox.value.stop);
    return ok({ ...EMULATOR_ENV, ...settings, AURA_FUNCTIONS_URL: FUNCTION_URL });
  }

  async function startSite(): Promise<Provided> {
    const emulators = await provide('emulators');
    if (!emulators.ok) return emulators;
    const chromium = await ensureChromium();
    if (!chromium.ok) return chromium;
    const workspaces = await discoverWorkspaces(ROOT);
    if (!workspaces.ok) return workspaces;
    const seeded = await seedPeople();
    if (!seeded.ok) return seeded;
    // Checks the working copy, not the versions released on this machine.
    const servers = await serveAll(workspaces.value, null);
    if (!servers.ok) return servers;
    cleanUp.push(servers.value.close);
    return ok({
      ...emulators.value,
      AURA_CHROMIUM: chromium.value,
      AURA_BASE_URL: `http://localhost:${workspaces.value.shell.port}`,
    });
  }

  const providers: Readonly<Record<Need, () => Promise<Provided>>> = {
    emulators: startBackend,
    site: startSite,
  };

  function provide(need: Need): Promise<Provided> {
    const known = running.get(need) ?? providers[need]();
    running.set(need, known);
    return known;
  }

  return {
    provide,
    async stop() {
      for (const end of cleanUp.toReversed()) await end();
    },
  };
}
