import type { DocumentData, Firestore } from 'firebase-admin/firestore';

/** A document at one moment; null for none. */
type Stored = { readonly data: DocumentData; readonly writtenAt: string } | null;

/** All that an event may write: the profile, the record and its own mark, with the times of their last writing. */
export async function storedPurchases(
  db: Firestore,
  uid: string,
  eventId: string,
): Promise<readonly Stored[]> {
  const paths = [`users/${uid}`, `billing/${uid}`, `stripeEvents/${eventId}`];
  const documents = await db.getAll(...paths.map((path) => db.doc(path)));
  return documents.map((document) => {
    const data = document.data();
    return data ? { data, writtenAt: document.updateTime?.toDate().toISOString() ?? '' } : null;
  });
}
