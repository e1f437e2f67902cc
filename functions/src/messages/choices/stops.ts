import { FieldValue, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { CHOSEN_TOPICS, type ChosenTopic } from '../kinds.ts';
import { digestAddress } from '../outbox/message.ts';

/** Blocked messages of an address, by its digest. It outlives accounts: unsubscribed people stay unsubscribed. */
const STOPS = 'messageStops';

const StopSchema = v.object({
  /** Why nothing at all is sent; null if only topics are turned off. */
  reason: v.optional(v.nullable(v.picklist(['bounce', 'complaint'])), null),
  refused: v.optional(v.array(v.picklist(CHOSEN_TOPICS)), []),
});
export type Stop = v.InferOutput<typeof StopSchema>;

export const stopRef = (db: Firestore, address: string) => db.collection(STOPS).doc(digestAddress(address));

export const getStop = (data: DocumentData | undefined): Stop => v.parse(StopSchema, data ?? {});

/** Nothing more goes to an address that does not exist, or whose owner called us a nuisance. */
export async function stopAddress(
  db: Firestore,
  address: string,
  reason: 'bounce' | 'complaint',
  at: Date,
): Promise<void> {
  await stopRef(db, address).set({ reason, at }, { merge: true });
}

/** Nothing more about a topic goes to an address without an account. */
export async function refuseTopic(
  db: Firestore,
  digest: string,
  topic: ChosenTopic,
  at: Date,
): Promise<void> {
  await db
    .collection(STOPS)
    .doc(digest)
    .set({ refused: FieldValue.arrayUnion(topic), refusedAt: at }, { merge: true });
}
