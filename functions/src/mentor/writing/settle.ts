import type { Firestore } from 'firebase-admin/firestore';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../../usage/person-queue.ts';
import { parseAnswered, parseMessage, type StoredMessage } from '../ask/stored-message.ts';
import { locateMentor } from '../mentor-documents.ts';

export interface SettleDeps {
  readonly db: Firestore;
  readonly queue: PersonQueue;
}

/** Identifies a message and its owner. */
export interface MessagePlace {
  readonly uid: string;
  readonly messageId: string;
}

/**
 * Changes a message during writing, in a separate transaction.
 * @param change returns the new message; null to leave it unchanged
 * @returns the message as stored afterwards; null if it does not exist, or did not change
 */
export function settleMessage(
  { db, queue }: SettleDeps,
  { uid, messageId }: MessagePlace,
  change: (message: StoredMessage) => StoredMessage | null,
): Promise<StoredMessage | null> {
  const { messages, answered } = locateMentor(db, uid);
  const document = messages.doc(messageId);
  return queue(uid, () =>
    db.runTransaction(async (tx) => {
      const [stored, state] = await tx.getAll(document, answered);
      const former = parseMessage(stored?.data());
      const next = former && change(former);
      if (!former || !next) return null;
      const { answer, writer, writingUntil, settled } = next;
      tx.update(document, { 'answer.parts': answer.parts, writer, writingUntil, settled });
      const busyUntil = parseAnswered(state?.data()).writingUntil;
      if (writingUntil === null && isSameTime(busyUntil, former.writingUntil))
        tx.update(answered, { writingUntil: null });
      return next;
    }, TRANSACTION_OPTIONS),
  );
}

/** Whether both are times, and the same. */
export const isSameTime = (a: Date | null, b: Date | null): boolean =>
  a !== null && b !== null && a.getTime() === b.getTime();
