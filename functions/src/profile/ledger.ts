import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { Profile } from '@aura/shared-domain';

/** The ledger of points below a profile: entries named by their number. */
export const LEDGER = 'pointEvents';

/**
 * The tasks that are completed according to their newest entries. The plan may have been cleared since, and a task
 * must not be paid twice. A task without entries keeps its state in the plan: it was done before the ledger.
 * @param person the document `users/{uid}`
 * @param profile its content as read by the transaction
 */
export async function findCompletedTasks(
  tx: Transaction,
  person: DocumentReference,
  { pointEntries, careerPlan }: Pick<Profile, 'pointEntries' | 'careerPlan'>,
  taskIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const inPlan = new Set(careerPlan.filter(({ completed }) => completed).map(({ id }) => id));
  if (pointEntries === 0) return inPlan;
  const newest = (id: string) =>
    tx.get(person.collection(LEDGER).where('target', '==', id).orderBy('entry', 'desc').limit(1));
  const found = await Promise.all(taskIds.map(newest));
  const isCompleted = (id: string, at: number): boolean => {
    const entry = found[at]?.docs[0];
    return entry ? entry.get('delta') > 0 : inPlan.has(id);
  };
  return new Set(taskIds.filter(isCompleted));
}
