import { Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';

/** Documents of one query. */
const PAGE = 200;

/**
 * Everybody who has a saved search that is not paused, each once: first those whose search never looked, then those
 * whose search has waited longest.
 * @param startedAt searches that looked since then have moved to the end of the order and are left out.
 */
export async function* peopleWaiting(db: Firestore, startedAt: Date): AsyncGenerator<string> {
  const query = db
    .collectionGroup('jobAlerts')
    .where('paused', '==', false)
    .orderBy('checkedAt')
    .select('checkedAt')
    .limit(PAGE);
  const seen = new Set<string>();
  let last: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? query.startAfter(last) : query).get();
    for (const document of docs) {
      const checkedAt: unknown = document.get('checkedAt');
      if (checkedAt instanceof Timestamp && checkedAt.toMillis() >= startedAt.getTime()) return;
      const person = document.ref.parent.parent;
      if (person?.parent.path !== 'users' || seen.has(person.id)) continue;
      seen.add(person.id);
      yield person.id;
    }
    last = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (last);
}
