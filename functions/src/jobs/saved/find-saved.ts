import type { Firestore } from 'firebase-admin/firestore';

/** Which of some jobs a person follows: their ids, without the copies of the ads. */
export async function findSaved(
  db: Firestore,
  uid: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const jobs = db.collection(`users/${uid}/savedJobs`);
  const found = await db.getAll(...ids.map((id) => jobs.doc(id)), { fieldMask: [] });
  return new Set(found.filter(({ exists }) => exists).map(({ id }) => id));
}
