import { createHmac } from 'node:crypto';
import { FieldValue, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { CHOSEN_TOPICS, type ChosenTopic } from '../kinds.ts';
import { digestAddress } from '../outbox/message.ts';

/** Blocked messages of addresses. They outlive accounts: unsubscribed people stay unsubscribed. */
const STOPS = 'messageStops';

const StopSchema = v.object({
  /** Why nothing at all is sent; null if only topics are turned off. */
  reason: v.optional(v.nullable(v.picklist(['bounce', 'complaint'])), null),
  refused: v.optional(v.array(v.picklist(CHOSEN_TOPICS)), []),
});
export type Stop = v.InferOutput<typeof StopSchema>;

export interface StopStore {
  readonly db: Firestore;
  /** Names the documents: who has the database alone cannot try addresses, to find whose they are. */
  readonly linkKey: string;
}

const locateStop = ({ db, linkKey }: StopStore, digest: string) =>
  db.collection(STOPS).doc(createHmac('sha256', linkKey).update(`stopped ${digest}`).digest('hex'));

/** The document of an address. */
export const stopRef = (store: StopStore, address: string) => locateStop(store, digestAddress(address));

export const getStop = (data: DocumentData | undefined): Stop => v.parse(StopSchema, data ?? {});

/** Nothing more goes to an address that does not exist, or whose owner called us a nuisance. */
export async function stopAddress(
  store: StopStore,
  address: string,
  reason: 'bounce' | 'complaint',
  at: Date,
): Promise<void> {
  await stopRef(store, address).set({ reason, at }, { merge: true });
}

/** Nothing more about a topic goes to an address without an account. */
export async function refuseTopic(
  store: StopStore,
  digest: string,
  topic: ChosenTopic,
  at: Date,
): Promise<void> {
  const stop = { refused: FieldValue.arrayUnion(topic), refusedAt: at };
  await locateStop(store, digest).set(stop, { merge: true });
}
