import { setTimeout as sleep } from 'node:timers/promises';
import { waitForMultiple } from './at-multiple-of.ts';
import { createCompanyChange, type Change } from './company-change.ts';
import type { CompanyDeps } from './company-deps.ts';
import type { ManagerCall } from './manager.ts';

/** Usually longer than such a change takes, for every person. */
const STEP_MS = 1500;

/**
 * A change that is more work where somebody accepted: there is a membership to be ended, and a plan to be given back.
 * How long it took would tell the company. So it is answered a fixed time after it began, or a whole multiple of that,
 * and holds the queue of the company for as long: a change sent right behind it would be answered sooner or later
 * otherwise. The queue is one of this process: what others do at the same time is held by the database alone.
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
