import { createHash } from 'node:crypto';
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import type { Accounts } from '../firebase/admin.ts';

/** When sessions of accounts were ended. The rules of the database read it too, and no browser does. */
const ENDED_SESSIONS = 'endedSessions';
/** An ID token is valid for an hour; the record that invalidates it is kept longer. */
const KEPT_MS = 2 * 60 * 60 * 1000;

/** Named by a hash, so that nothing names a person whose account is erased. */
const endOf = (db: Firestore, uid: string): DocumentReference =>
  db.collection(ENDED_SESSIONS).doc(createHash('sha256').update(uid).digest('hex'));

/** Ends what tokens of an account may do, also those that are out: who signs in later is not concerned. */
export async function noteSessionsEnd(db: Firestore, uid: string, now: Date): Promise<void> {
  // Merged: sessions that end during an erasure do not end the erasure.
  await endOf(db, uid).set(describeEnd(now), { merge: true });
}

/** The same for an account that is being erased. */
export async function noteErasure(db: Firestore, uid: string, now: Date): Promise<void> {
  const end = describeEnd(now);
  await endOf(db, uid).set({ ...end, erasureUntil: end.expiresAt });
}

function describeEnd(now: Date) {
  const at = now.getTime();
  // The Auth service counts sign-ins in seconds; those of this very second end too.
  return { before: Math.floor(at / 1000) + 1, expiresAt: new Date(at + KEPT_MS) };
}

/** Whether the erasure of an account began in the last two hours, be it that it has not ended, or failed. */
export async function isBeingErased(db: Firestore, uid: string, now: Date): Promise<boolean> {
  const until: unknown = (await endOf(db, uid).get()).get('erasureUntil');
  return until instanceof Timestamp && until.toMillis() > now.getTime();
}

/** Ends every session of an account: none can be renewed, and all their tokens become invalid. */
export async function endSessions(
  {
    db,
    accounts,
    now,
  }: {
    readonly db: Firestore;
    readonly accounts: Pick<Accounts, 'revokeRefreshTokens'>;
    readonly now: () => Date;
  },
  uid: string,
): Promise<void> {
  await accounts.revokeRefreshTokens(uid);
  await noteSessionsEnd(db, uid, now());
}

/** Whether the session that began then was ended since. */
export type HasEnded = (uid: string, signedInAt: Date) => Promise<boolean>;

export const sessionEnds =
  (db: Firestore): HasEnded =>
  async (uid, signedInAt) => {
    const before: unknown = (await endOf(db, uid).get()).get('before');
    return typeof before === 'number' && signedInAt.getTime() < before * 1000;
  };
