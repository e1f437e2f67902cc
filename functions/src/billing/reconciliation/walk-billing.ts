import { walkPeople, type Walk, type WalkParts } from '../../schedule/walk-people.ts';
import type { Settled } from './settle-access.ts';

/** Settles the access of some people, one walk long. */
export const walkBilling = (
  people: AsyncIterator<string>,
  check: WalkParts<Settled>['check'],
  now: () => Date,
): Promise<Walk<Settled>> =>
  walkPeople({ message: 'billing', people, check, nothing: { compared: 0, ended: 0 }, now });
