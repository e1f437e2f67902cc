import { runByClock } from '../schedule/run-by-clock.ts';
import { createPersonQueue } from '../usage/person-queue.ts';
import { checkInsights } from './check-insights.ts';
import { walkInsights } from './people-due.ts';

/** Tells people about due tasks, an access that ends and reviews, also if they do not visit. */
export const dailyInsights = runByClock('30 8 * * *', async ({ db, now, report }) => {
  const check = checkInsights({ db, queue: createPersonQueue(), now, byMail: true });
  report(await walkInsights(db, check, now));
});
