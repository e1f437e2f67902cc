import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { walkPeople, type Walk, type WalkParts } from '../../schedule/walk-people.ts';
import type { AlertsChecked } from './check-alerts.ts';
import { walkDocuments } from '../../firebase/walk-documents.ts';
import { findPersonAbove } from '../../schedule/find-person-above.ts';

/** Documents of one query. */
const PAGE = 200;

/**
 * Everybody who has a saved search that is not paused, each once: first those whose search never looked, then those
 * whose search has waited longest.
 * @param startedAt searches that looked since then have moved to the end of the order and are left out.
 */
async function* streamPeopleWaiting(db: Firestore, startedAt: Date): AsyncGenerator<string> {
  const query = db
    .collectionGroup('jobAlerts')
    .where('paused', '==', false)
    .orderBy('checkedAt')
    .select('checkedAt');
  const seen = new Set<string>();
  for await (const document of walkDocuments(query, PAGE)) {
    const checkedAt: unknown = document.get('checkedAt');
    if (checkedAt instanceof Timestamp && checkedAt.toMillis() >= startedAt.getTime()) return;
    const person = findPersonAbove(document);
    if (person === null || seen.has(person)) continue;
    seen.add(person);
    yield person;
  }
}

/**
 * Checks all active saved searches, those that have waited longest first. People left at the end of the time are first
 * in the next walk.
 */
export function walkAlerts(
  db: Firestore,
  check: WalkParts<AlertsChecked>['check'],
  now: () => Date,
): Promise<Walk<AlertsChecked>> {
  const people = streamPeopleWaiting(db, now());
  return walkPeople({ message: 'jobAlerts', people, check, nothing: { checked: 0, news: 0 }, now });
}
