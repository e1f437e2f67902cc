import { setTimeout as sleep } from 'node:timers/promises';
import { waitForMultiple } from './wait-for-multiple.ts';
import { createCompanyChange, type Change } from './company-change.ts';
import type { CompanyDeps } from './company-deps.ts';
import type { ManagerCall } from './manager.ts';

/** Usually longer than such a change takes, for every person. */
const STEP_MS = 1500;

/**
 * Hides the duration of a change. It takes longer if the person accepted, because there is a membership to end and a
 * plan to restore, and that would inform the company. So the answer comes a fixed time after the start, or a whole
 * multiple of it. The change blocks the company's queue for the same time, because the next change would otherwise
 * reveal it. The queue belongs to this process; across processes only the database serialises.
 */
export const createHiddenChange = <In, Out>(
  { queue, wait = sleep, ...deps }: CompanyDeps,
  change: Change<In, Out>,
): ManagerCall<In, Out> => {
  const time = { now: deps.now, wait };
  return createCompanyChange(
    { ...deps, queue: (id, task) => queue(id, () => waitForMultiple(STEP_MS, time, task)) },
    change,
  );
};
