import type { DocumentReference, Query, WriteBatch } from 'firebase-admin/firestore';

const PER_BATCH = 200;

/**
 * Writes to whatever a query finds, until it finds nothing.
 * @param write adds to a batch what lets the query find the document no more
 */
export async function writeAllFound(
  query: Query,
  write: (batch: WriteBatch, reference: DocumentReference) => void,
): Promise<void> {
  const page = query.select().limit(PER_BATCH);
  for (let found = await page.get(); !found.empty; found = await page.get()) {
    const batch = query.firestore.batch();
    for (const { ref } of found.docs) write(batch, ref);
    await batch.commit();
  }
}

/** Erases whatever a query finds, until it finds nothing. */
export const eraseFound = (query: Query): Promise<void> =>
  writeAllFound(query, (batch, ref) => void batch.delete(ref));
