import { runByClock } from '../schedule/run-by-clock.ts';
import { createPersonQueue } from '../usage/person-queue.ts';
import { checkAlerts } from './alerts/check-alerts.ts';
import { walkAlerts } from './alerts/walk-alerts.ts';
import { createMarket } from './market/create-market.ts';

/** Lets saved searches look for new jobs. */
export const jobAlerts = runByClock('0 8 * * *', async ({ db, jobs, now, report }) => {
  const check = checkAlerts({
    db,
    queue: createPersonQueue(),
    market: createMarket(jobs, now),
    now,
    byMail: true,
  });
  report(await walkAlerts(db, check, now));
});
