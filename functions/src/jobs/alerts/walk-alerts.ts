import type { Firestore } from 'firebase-admin/firestore';
import { walkPeople, type Walk, type WalkParts } from '../../schedule/walk-people.ts';
import type { AlertsChecked } from './check-alerts.ts';
import { peopleWaiting } from './people-waiting.ts';

/**
 * Looks after everybody who has a saved search that is not paused, those who have waited longest first. Whoever is
 * left when the time is up has waited longest at the next walk.
 */
export function walkAlerts(
  db: Firestore,
  check: WalkParts<AlertsChecked>['check'],
  now: () => Date,
): Promise<Walk<AlertsChecked>> {
  const people = peopleWaiting(db, now());
  return walkPeople({ message: 'jobAlerts', people, check, nothing: { checked: 0, news: 0 }, now });
}
