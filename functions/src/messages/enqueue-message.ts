import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { findKind } from './kinds.ts';
import { computeMessageId, OUTBOX, type Message } from './outbox/message.ts';

/**
 * Asks for a message in the transaction of what it tells, so that there is neither one without the other. Reads nothing,
 * so it may stand anywhere among the writes. The same message asked for again is sent once, also after it was sent.
 * @throws where the values are not those of the kind: a mistake of the caller's
 */
export function enqueueMessage(tx: Transaction, db: Firestore, message: Message, now: Date): void {
  const { kind, to, notBefore } = message;
  const values: unknown = v.parse(findKind(kind).values, message.values);
  tx.set(
    db.collection(OUTBOX).doc(computeMessageId(message)),
    {
      kind,
      uid: to.uid ?? null,
      address: to.address ?? null,
      values,
      askedAt: now,
      dueAt: notBefore ?? now,
    },
    { merge: true },
  );
}
