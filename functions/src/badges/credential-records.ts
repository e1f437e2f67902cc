import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { err, ok, type BadgeId, type HeldBadge, type Result } from '@aura/shared-domain';
import type { Failure } from '../http/failure.ts';
import { parseProfile } from '../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../profile/profile-failures.ts';

/** The stored record of an issued credential: while it exists and is not revoked, the credential is valid. */
const RecordSchema = v.object({
  uid: v.string(),
  badge: v.string(),
  /** A timestamp if the credential was revoked. */
  revokedAt: v.nullable(v.unknown()),
});

const NOT_HELD: Failure = { code: 'not_found', message: 'Você ainda não conquistou este selo.' };
const REVOKED: Failure = {
  code: 'forbidden',
  message: 'A credencial deste selo foi revogada e não pode ser emitida de novo.',
};

/** `badgeCredentials/{uuid}`. */
const recordOf = (db: Firestore, uuid: string): DocumentReference => db.doc(`badgeCredentials/${uuid}`);

/** The credentials of a person. */
export const getCredentials = (db: Firestore, uid: string): Query =>
  db.collection('badgeCredentials').where('uid', '==', uid);

/**
 * Records an issued credential once, and returns the badge of the person. It reads the profile in the same
 * transaction, so that nothing is recorded during an erasure.
 */
export function recordCredential(
  db: Firestore,
  { uid, badge, uuid, now }: { uid: string; badge: BadgeId; uuid: string; now: Date },
): Promise<Result<HeldBadge, Failure>> {
  const record = recordOf(db, uuid);
  return db.runTransaction(async (tx) => {
    const [person, known] = await tx.getAll(db.doc(`users/${uid}`), record);
    const profile = parseProfile(person?.data());
    if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
    const held = profile.value.badges.find(({ id }) => id === badge);
    if (!held) return err(NOT_HELD);
    if (!known?.exists) tx.set(record, { uid, badge, issuedAt: now, revokedAt: null });
    else if (findValid(known.data(), badge) === null) return err(REVOKED);
    return ok(held);
  });
}

/** The account whose credential of a badge was given out and still counts; null if there is none. */
export const findHolder = async (db: Firestore, uuid: string, badge: string): Promise<string | null> =>
  findValid((await recordOf(db, uuid).get()).data(), badge);

function findValid(data: unknown, badge: string): string | null {
  const record = v.safeParse(RecordSchema, data);
  const isValid = record.success && record.output.badge === badge && record.output.revokedAt === null;
  return isValid ? record.output.uid : null;
}
