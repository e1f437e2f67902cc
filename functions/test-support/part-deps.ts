import { readSettings } from '../src/config/settings.ts';
import { openFirebaseServices } from '../src/firebase/admin.ts';
import type { PartDeps } from '../src/parts/define-part.ts';
import { createFairTurns, TURNS } from '../src/usage/fair-turns.ts';
import { createPersonQueue } from '../src/usage/person-queue.ts';
import { createSpend } from '../src/usage/spend.ts';

/** What a part is given where it is tried alone: the emulators, no model and nothing to be bought. */
export function partDeps(given: Partial<PartDeps>): PartDeps {
  const settings = readSettings(process.env);
  const services = openFirebaseServices(settings.projectId);
  return {
    ...settings,
    ...services,
    now: () => new Date(),
    queue: createPersonQueue(),
    spend: createSpend(given.db ?? services.db),
    turns: createFairTurns(TURNS),
    stripe: null,
    callsOf: null,
    writer: null,
    report: () => undefined,
    ...given,
  };
}
