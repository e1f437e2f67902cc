import type { CollectionReference, DocumentReference, Transaction } from 'firebase-admin/firestore';
import { MENTOR_LIMITS } from '@aura/shared-domain';

/** Messages that one more makes give way at most: what is beyond goes with the next ones. */
const AT_ONCE = 20;

/** The oldest messages that give way to one more. */
export async function messagesToDrop(
  tx: Transaction,
  messages: CollectionReference,
): Promise<DocumentReference[]> {
  const { count } = (await tx.get(messages.count())).data();
  const excess = Math.min(AT_ONCE, count + 1 - MENTOR_LIMITS.messages);
  if (excess <= 0) return [];
  const oldest = await tx.get(messages.orderBy('createdAt').limit(excess).select());
  return oldest.docs.map(({ ref }) => ref);
}
