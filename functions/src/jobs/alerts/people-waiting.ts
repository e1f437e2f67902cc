import { type Firestore, Timestamp } from 'firebase-admin/firestore';
import { walkDocuments } from '../../firebase/walk-documents.ts';
import { findPersonAbove } from '../../schedule/find-person-above.ts';

/** Documents of one query. */
const PAGE = 200;

/**
 * Everybody who has a saved search that is not paused, each once: first those whose search never looked, then those
 * whose search has waited longest.
 * @param startedAt searches that looked since then have moved to the end of the order and are left out.
 */
export async function* walkPeopleWaiting(db: Firestore, startedAt: Date): AsyncGenerator<string> {
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
