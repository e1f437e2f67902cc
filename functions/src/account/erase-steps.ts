import type { EraseStep, Part } from '../parts/define-part.ts';
import { noteErasure } from './ended-sessions.ts';
import { isMissingAccount } from './owner.ts';

/** The tokens that are out could make a new profile after the old one is gone. The account's own are revoked last. */
const endSessionsOfTokens: EraseStep['erase'] = async ({ uid }, { db, now }) => noteErasure(db, uid, now());

/**
 * The profile goes first: calls under way write in a transaction with it, and fail once it is gone, so that nothing
 * is added below it after the rest was listed.
 */
const eraseDocuments: EraseStep['erase'] = async ({ uid }, { db }) => {
  const profile = db.doc(`users/${uid}`);
  await profile.delete();
  await db.recursiveDelete(profile);
};

/** Revoked first, so that a deletion that fails has still ended the sessions of other devices. */
const eraseAccountRecord: EraseStep['erase'] = async ({ uid }, { accounts }) => {
  try {
    await accounts.revokeRefreshTokens(uid);
    await accounts.deleteUser(uid);
  } catch (error) {
    if (!isMissingAccount(error)) throw error;
  }
};

/**
 * The steps of erasing an account, in this order. The account itself is last: while it exists the person can retry,
 * and a repetition finishes an interrupted run.
 */
export const eraseSteps = (parts: readonly Part[]): readonly EraseStep[] => [
  ...parts.flatMap(({ erase }) => erase?.before ?? []),
  { name: 'sessions', erase: endSessionsOfTokens },
  { name: 'documents', erase: eraseDocuments },
  ...parts.flatMap(({ erase }) => erase?.after ?? []),
  { name: 'account', erase: eraseAccountRecord },
];
