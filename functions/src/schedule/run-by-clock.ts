import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule, type ScheduleFunction } from 'firebase-functions/scheduler';
import { FUNCTIONS_REGION, TIME_ZONE } from '@aura/shared-domain';
import { deployed } from '../deployed.ts';
import { buildSharePath, walkShare, type SharedWalk } from './shared-walk.ts';
import type { Counts, WalkParts } from './walk-people.ts';

/** Settings of scheduled functions: one run at a time, with minutes to reach all people. */
const SETTINGS = {
  timeZone: TIME_ZONE,
  region: FUNCTIONS_REGION,
  memory: '1GiB',
  maxInstances: 1,
  timeoutSeconds: 540,
  // A failed start is retried: walks end immediately if nothing is left to do.
  retryCount: 3,
} as const;

/**
 * A function that runs by the clock. `schedules.ts` of a feature exports it under the name by which it is deployed.
 * @param schedule as cron writes it, in the time of the country
 */
export const runByClock = (
  schedule: string,
  run: (deps: typeof deployed) => Promise<unknown>,
): ScheduleFunction =>
  onSchedule({ ...SETTINGS, schedule, secrets: deployed.secrets }, async () => void (await run(deployed)));

/**
 * A function that visits the people of each share of a walk, in many processes at once. `schedules.ts` of a feature exports
 * it, beside the schedule that hands the people out.
 * @param createCheck creates what is done for a person; called once in a process
 */
export const runOnShares = <C extends Counts>(
  walk: SharedWalk<C>,
  createCheck: (deps: typeof deployed) => WalkParts<C>['check'],
) => {
  let check: WalkParts<C>['check'] | undefined;
  return onDocumentCreated(
    {
      region: FUNCTIONS_REGION,
      memory: '1GiB',
      concurrency: 1,
      maxInstances: walk.processes,
      timeoutSeconds: 540,
      secrets: deployed.secrets,
      // A share that was cut off is delivered again, and goes on.
      retry: true,
      document: buildSharePath(walk),
    },
    async ({ params }) => {
      check ??= createCheck(deployed);
      await walkShare(walk, params['share'] ?? '', check, deployed);
    },
  );
};
