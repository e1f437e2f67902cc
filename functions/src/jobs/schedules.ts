import { runByClock } from '../schedule/run-by-clock.ts';
import { createPersonQueue } from '../usage/person-queue.ts';
import { checkAlerts } from './alerts/check-alerts.ts';
import { walkAlerts } from './alerts/walk-alerts.ts';
import { createIndexer, createMarket } from './market/create-market.ts';

let indexer: ReturnType<typeof createIndexer> | null = null;

/** Reads the ads of all sources, and stores the market for every process. */
export const jobMarket = runByClock('*/15 * * * *', async ({ db, jobs, now, report }) => {
  indexer ??= createIndexer(jobs, db, now);
  report(await indexer());
});

/** Lets saved searches look for new jobs. */
export const jobAlerts = runByClock('0 8 * * *', async ({ db, jobs, now, report }) => {
  const check = checkAlerts({
    db,
    queue: createPersonQueue(),
    market: createMarket(jobs, db, now),
    now,
    byMail: true,
  });
  report(await walkAlerts(db, check, now));
});
