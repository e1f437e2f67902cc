import { ok } from '@aura/shared-domain';
import type { SharedWalk } from '../../schedule/shared-walk.ts';
import type { WalkParts } from '../../schedule/walk-people.ts';
import { takeCompanySnapshot, type SnapshotDeps } from './take-company-snapshot.ts';

interface Counts extends Readonly<Record<string, number>> {
  readonly taken: number;
  readonly unread: number;
}

/**
 * The walk over companies. Each has a process of its own, so that a large one makes no other wait; one with more members
 * than a process reads has several, one after another.
 */
export const SNAPSHOT_WALK: SharedWalk<Counts> = {
  name: 'company_snapshots',
  perShare: 1,
  processes: 20,
  nothing: { taken: 0, unread: 0 },
  warnsOf: 'unread',
};

/** Takes the snapshot of one company of the walk, or a part of it. */
export function checkCompany(deps: SnapshotDeps): WalkParts<Counts>['check'] {
  const take = takeCompanySnapshot(deps);
  return async (company) => {
    const { taken, unread, hasMore } = await take(company);
    return hasMore ? 'unfinished' : ok({ taken: taken ? 1 : 0, unread });
  };
}
