import { byTheClock } from '../schedule/by-the-clock.ts';
import { createPersonQueue } from '../usage/person-queue.ts';
import { checkInsights } from './check-insights.ts';
import { walkInsights } from './walk-insights.ts';

/** Tells people of tasks that are due, an access that ends and reviews, where they do not come by themselves. */
export const dailyInsights = byTheClock('30 8 * * *', async ({ db, now, report }) => {
  const check = checkInsights({ db, queue: createPersonQueue(), now });
  report(await walkInsights(db, check, now));
});
