import { getApps, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { tokenVerifier, type VerifyToken } from './verify-token.ts';

export interface FirebaseServices {
  readonly db: Firestore;
  readonly verifyToken: VerifyToken;
}

/** Firestore and token verification of one project. Asking again gives the same instances. */
export function firebaseServices(projectId: string): FirebaseServices {
  const known = getApps().find((app) => app.name === projectId);
  const app = known ?? initializeApp(projectId ? { projectId } : {}, projectId || undefined);
  const db = getFirestore(app);
  // An optional field of a result is `undefined`, which Firestore refuses otherwise.
  if (!known) db.settings({ ignoreUndefinedProperties: true });
  return { db, verifyToken: tokenVerifier(getAuth(app)) };
}
