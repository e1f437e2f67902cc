import type { CollectionReference, Firestore } from 'firebase-admin/firestore';

const PER_TRANSACTION = 100;

/** Deletes ended memberships that are due. People who came back are no longer among them. */
export async function forgetDue(db: Firestore, members: CollectionReference, now: Date): Promise<void> {
  const due = members.where('forgetAt', '<=', now).limit(PER_TRANSACTION).select();
  const forgetSome = () =>
    db.runTransaction(async (tx) => {
      const { docs } = await tx.get(due);
      for (const { ref } of docs) tx.delete(ref);
      return docs.length;
    });
  while ((await forgetSome()) === PER_TRANSACTION);
}
