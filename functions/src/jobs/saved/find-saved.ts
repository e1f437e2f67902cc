import { FieldPath, type Firestore } from 'firebase-admin/firestore';

/** Most values that a query compares with. */
const AT_ONCE = 30;

/** Which of some jobs a person follows: their ids. Only jobs that are followed are read, without the copies of the ads. */
export async function findSaved(
  db: Firestore,
  uid: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const jobs = db.collection(`users/${uid}/savedJobs`);
  const parts = Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
  const found = await Promise.all(
    parts.map((part) => jobs.where(FieldPath.documentId(), 'in', part).select().get()),
  );
  return new Set(found.flatMap(({ docs }) => docs.map(({ id }) => id)));
}
