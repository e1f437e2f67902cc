import { handOutWalk } from '../schedule/shared-walk.ts';
import { runByClock, runOnShares } from '../schedule/run-by-clock.ts';
import { createPersonQueue } from '../usage/person-queue.ts';
import { checkInsights } from './check-insights.ts';
import { walkPeopleDue } from './people-due.ts';

const WALK = { name: 'insights', perShare: 200, processes: 20, nothing: { added: 0 } } as const;

/** Tells people about due tasks, an access that ends and reviews, also if they do not visit. */
export const dailyInsights = runByClock('30 8 * * *', (deps) =>
  handOutWalk(WALK, walkPeopleDue(deps.db, deps.now()), deps),
);

export const insightsShare = runOnShares(WALK, ({ db, now }) =>
  checkInsights({ db, queue: createPersonQueue(), now, byMail: true }),
);
