import { byTheClock } from '../schedule/by-the-clock.ts';
import { SCHEDULED_WALK_MS, walkCompanies } from './snapshots/walk-companies.ts';

/**
 * Takes the numbers of the week that has just ended, before anybody asks for them. The later runs are for what failed in
 * the earlier ones.
 */
export const weeklySnapshots = byTheClock('0 4,10,16 * * 1,2', ({ db, now, report }) =>
  walkCompanies({ db, now, logSnapshots: report }, SCHEDULED_WALK_MS),
);
