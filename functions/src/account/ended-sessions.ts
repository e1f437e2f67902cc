import { createHash } from 'node:crypto';
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import type { Accounts } from '../firebase/admin.ts';
import { readAccount } from './owner.ts';

/** When sessions of accounts were ended. The rules of the database read it too, and no browser does. */
const ENDED_SESSIONS = 'endedSessions';
/** An ID token is valid for an hour; the record that invalidates it is kept longer. */
const KEPT_MS = 2 * 60 * 60 * 1000;
/** The account service dates the first tokens of an account in its second, or in the next one. */
const SIGN_UP_MS = 1000;

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

interface Revocation {
  readonly at: Date;
  /** Whether nothing had ended those sessions before. */
  readonly isNew: boolean;
}

/**
 * Ends the sessions that the account service revoked, as it does where a password is changed, by whatever means: it
 * renews none of them, but their tokens stay good for an hour. A session of the very second stays: it may have proved
 * the new password. Null if nothing was revoked in the last hours.
 */
export async function endRevokedSessions(
  {
    db,
    accounts,
    now,
  }: { readonly db: Firestore; readonly accounts: Pick<Accounts, 'getUser'>; readonly now: () => Date },
  uid: string,
): Promise<Revocation | null> {
  const account = await readAccount(accounts, uid);
  const revokedAt = Date.parse(account?.tokensValidAfterTime ?? '');
  const at = now();
  // Negated, so that a time that nobody can read is none.
  if (!account || !(revokedAt > at.getTime() - KEPT_MS)) return null;
  if (revokedAt - Date.parse(account.metadata.creationTime) <= SIGN_UP_MS) return null;
  const before = revokedAt / 1000;
  const isNew = await db.runTransaction(async (tx) => {
    const note = await tx.get(endOf(db, uid));
    const noted: unknown = note.get('before');
    if (typeof noted === 'number' && noted >= before) return false;
    tx.set(note.ref, { before, expiresAt: new Date(at.getTime() + KEPT_MS) }, { merge: true });
    return true;
  });
  return { at: new Date(revokedAt), isNew };
}

/** Whether the session that began then was ended since. */
export type HasEnded = (uid: string, signedInAt: Date) => Promise<boolean>;

export const sessionEnds =
  (db: Firestore): HasEnded =>
  async (uid, signedInAt) => {
    const before: unknown = (await endOf(db, uid).get()).get('before');
    return typeof before === 'number' && signedInAt.getTime() < before * 1000;
  };
