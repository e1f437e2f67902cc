import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { createTokenVerifier, type VerifyToken } from './verify-token.ts';

/** The used functions of the Auth service. */
export type Accounts = Pick<
  Auth,
  | 'getUser'
  | 'getUserByEmail'
  | 'getUsers'
  | 'revokeRefreshTokens'
  | 'setCustomUserClaims'
  | 'deleteUser'
  | 'generateEmailVerificationLink'
  | 'generatePasswordResetLink'
>;

export interface FirebaseServices {
  readonly db: Firestore;
  readonly accounts: Accounts;
  readonly verifyToken: VerifyToken;
}

/** Firestore, accounts and token verification of one project. Asking again gives the same instances. */
export function openFirebaseServices(projectId: string): FirebaseServices {
  const known = getApps().find((app) => app.name === projectId);
  const app = known ?? initializeApp(projectId ? { projectId } : {}, projectId || undefined);
  const db = getFirestore(app);
  // An optional field of a result is `undefined`, which Firestore refuses otherwise.
  if (!known) db.settings({ ignoreUndefinedProperties: true });
  const accounts = getAuth(app);
  return { db, accounts, verifyToken: createTokenVerifier(accounts) };
}
