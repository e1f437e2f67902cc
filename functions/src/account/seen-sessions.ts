import type { Firestore, Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { HOUR_MS, ok, type accountSessionsEndpoint, type ResponseOf, type Result } from '@aura/shared-domain';
import type { Caller } from '../firebase/verify-token.ts';
import type { Failure } from '../http/failure.ts';
import { describeDevice } from './describe-device.ts';
import { sessionEnds, type HasEnded } from './ended-sessions.ts';

/** Sessions that made a call, below the profile, named by the second of their sign-in. No address of the network is kept. */
const SESSIONS = 'sessions';
/** As many as are kept and shown. */
const MOST = 20;
const KEPT_MS = 90 * 24 * HOUR_MS;
/** Sessions that a process remembers to have noted; then it begins anew. */
const MOST_REMEMBERED = 10_000;

const querySessions = (db: Firestore, uid: string): Query =>
  db.collection(`users/${uid}/${SESSIONS}`).orderBy('lastSeen', 'desc');

/** A call that a session made. */
interface Seen extends Pick<Caller, 'uid' | 'signedInAt'> {
  readonly userAgent: string;
}

/** Notes that a session made a call. Never fails: no call may depend on it. */
export type NoteSession = (seen: Seen) => Promise<void>;

/**
 * Writes at most once an hour for each session and process.
 * @param watch looks at the account as often, before it is asked whether the session is over
 */
export function createSessionNotes(
  db: Firestore,
  now: () => Date,
  watch: (uid: string) => Promise<unknown> = async () => undefined,
  hasEnded: HasEnded = sessionEnds(db),
): NoteSession {
  const noted = new Map<string, number>();
  return async ({ uid, signedInAt, userAgent }) => {
    const at = now();
    const id = String(signedInAt.getTime() / 1000);
    const key = `${uid} ${id}`;
    if (at.getTime() - (noted.get(key) ?? -Infinity) < HOUR_MS) return;
    if (noted.size >= MOST_REMEMBERED) noted.clear();
    noted.set(key, at.getTime());
    const stored = db.doc(`users/${uid}/${SESSIONS}/${id}`);
    try {
      await stored.set({
        device: describeDevice(userAgent),
        signedInAt,
        lastSeen: at,
        expiresAt: new Date(at.getTime() + KEPT_MS),
      });
      await watch(uid);
      const { docs: old } = await querySessions(db, uid).offset(MOST).select().get();
      // An erasure notes the end before it lists what is there: whichever came first, nothing stays.
      const isOver = await hasEnded(uid, signedInAt);
      await Promise.all(
        [...old.map(({ ref }) => ref), ...(isOver ? [stored] : [])].map((ref) => ref.delete()),
      );
    } catch {
      noted.delete(key);
    }
  };
}

/** Takes all sessions off the list of an account. */
export async function forgetSessions(db: Firestore, uid: string): Promise<void> {
  const { docs } = await querySessions(db, uid).select().get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

const DateSchema = v.pipe(
  v.custom<{ toDate(): Date }>((value) => typeof (value as { toDate?: unknown })?.toDate === 'function'),
  v.transform((at) => at.toDate().toISOString()),
);
const StoredSchema = v.object({ device: v.string(), signedInAt: DateSchema, lastSeen: DateSchema });

/** GET /account/sessions: where the account was used, the newest first. */
export const listSessions =
  (db: Firestore) =>
  async ({
    uid,
    signedInAt,
  }: Caller): Promise<Result<ResponseOf<typeof accountSessionsEndpoint>, Failure>> => {
    const { docs } = await querySessions(db, uid).limit(MOST).get();
    const sessions = docs.flatMap((document) => {
      const read = v.safeParse(StoredSchema, document.data());
      if (!read.success) return [];
      return [{ ...read.output, isThis: document.id === String(signedInAt.getTime() / 1000) }];
    });
    return ok({ sessions });
  };
