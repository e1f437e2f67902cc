import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { type DoneTask, listDoneTasks, PointEntrySchema, type Profile } from '@aura/shared-domain';
import * as v from 'valibot';
import { withDates } from './parse-profile.ts';

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

/** Newest entries that are looked through for tasks of earlier plans. */
const LOOK_BACK = 200;

/** Every task that the person has done, the newest first; those from before the ledger as far as the plan has them. */
export async function listTasksEverDone(
  tx: Transaction,
  person: DocumentReference,
  { pointEntries, careerPlan }: Pick<Profile, 'pointEntries' | 'careerPlan'>,
): Promise<DoneTask[]> {
  const inPlan = careerPlan.filter(({ completed }) => completed).map(({ id, title }) => ({ id, title }));
  if (pointEntries === 0) return inPlan;
  const stored = await tx.get(person.collection(LEDGER).orderBy('entry', 'desc').limit(LOOK_BACK));
  const entries = stored.docs.flatMap((entry) => {
    const read = v.safeParse(PointEntrySchema, withDates(entry.data()));
    return read.success ? [read.output] : [];
  });
  const done = listDoneTasks(entries);
  return [...done, ...inPlan.filter(({ id }) => !entries.some(({ target }) => target === id))];
}
