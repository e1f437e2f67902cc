import { setTimeout as sleep } from 'node:timers/promises';
import { companyChange, type Change } from './company-change.ts';
import type { CompanyDeps } from './company-deps.ts';
import type { ManagerCall } from './manager-endpoint.ts';
import { noSoonerThan } from './no-sooner-than.ts';

/** Longer than such a change takes, whoever it is about. */
const LEAST_MS = 1500;

/**
 * A change that is more work where somebody accepted: there is a membership to be ended, and a plan to be given back.
 * How long it took would tell the company. So it is answered no sooner than a fixed time after it began, and holds the
 * queue of the company for as long: a change sent right behind it would be answered sooner or later otherwise.
 */
export const hiddenChange = <In, Out>(
  { queue, wait = sleep, ...deps }: CompanyDeps,
  change: Change<In, Out>,
): ManagerCall<In, Out> =>
  companyChange(
    { ...deps, queue: (id, task) => queue(id, () => noSoonerThan(LEAST_MS, wait, task)) },
    change,
  );
