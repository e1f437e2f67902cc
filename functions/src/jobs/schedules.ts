import { runByClock, runOnShares } from '../schedule/run-by-clock.ts';
import { handOutWalk } from '../schedule/shared-walk.ts';
import { createPersonQueue } from '../usage/person-queue.ts';
import { checkAlerts } from './alerts/check-alerts.ts';
import { walkPeopleWaiting } from './alerts/people-waiting.ts';
import { createIndexer, createMarket } from './market/create-market.ts';

let indexer: ReturnType<typeof createIndexer> | null = null;

/** Reads the ads of all sources, and stores the market for every process. */
export const jobMarket = runByClock('*/15 * * * *', async ({ db, jobs, now, report }) => {
  indexer ??= createIndexer(jobs, db, now);
  report(await indexer());
});

const WALK = { name: 'jobAlerts', perShare: 100, processes: 20, nothing: { checked: 0, news: 0 } } as const;

/** Lets saved searches look for new jobs. */
export const jobAlerts = runByClock('0 8 * * *', (deps) =>
  handOutWalk(WALK, walkPeopleWaiting(deps.db, deps.now()), deps),
);

export const jobAlertsShare = runOnShares(WALK, ({ db, jobs, now }) =>
  checkAlerts({ db, queue: createPersonQueue(), market: createMarket(jobs, db, now), now, byMail: true }),
);
