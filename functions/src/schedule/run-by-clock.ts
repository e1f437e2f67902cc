import { onSchedule, type ScheduleFunction } from 'firebase-functions/scheduler';
import { FUNCTIONS_REGION, TIME_ZONE } from '@aura/shared-domain';
import { deployed } from '../deployed.ts';

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
