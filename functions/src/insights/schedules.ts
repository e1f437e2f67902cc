import { runByClock } from '../schedule/run-by-clock.ts';
import { createPersonQueue } from '../usage/person-queue.ts';
import { checkInsights, type InsightsChecked } from './check-insights.ts';
import type { Firestore } from 'firebase-admin/firestore';
import { type Walk, type WalkParts, walkPeople } from '../schedule/walk-people.ts';
import { walkPeopleDue } from './people-due.ts';

/** Looks after everybody whom there may be something to tell. */
export const walkInsights = (
  db: Firestore,
  check: WalkParts<InsightsChecked>['check'],
  now: () => Date,
): Promise<Walk<InsightsChecked>> =>
  walkPeople({ message: 'insights', people: walkPeopleDue(db, now()), check, nothing: { added: 0 }, now });

/** Tells people about due tasks, an access that ends and reviews, also if they do not visit. */
export const dailyInsights = runByClock('30 8 * * *', async ({ db, now, report }) => {
  const check = checkInsights({ db, queue: createPersonQueue(), now, byMail: true });
  report(await walkInsights(db, check, now));
});
