import type { Firestore, Transaction } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { findKind } from './kinds.ts';
import { computeMessageId, OUTBOX, type Message } from './outbox/message.ts';

/**
 * Enqueues a message in the transaction of its cause, so that neither exists without the other. It reads nothing, so
 * it can be called anywhere among the writes. The same message enqueued again is sent once, also after it was sent.
 * @throws if the values do not match the kind: a programming error
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
