import type { Auth } from 'firebase-admin/auth';
import { err, ok, type Result } from '@aura/shared-domain';

/** Uid behind an ID token; `rejected` is the token's fault, `unavailable` ours. */
export type VerifyToken = (token: string) => Promise<Result<string, 'rejected' | 'unavailable'>>;

const REJECTED = new Set([
  'auth/argument-error',
  'auth/invalid-argument',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-id-token',
  'auth/user-disabled',
  'auth/user-not-found',
]);

/** Verifies signature, audience, issuer and expiry with Firebase's public keys. */
export function tokenVerifier(auth: Pick<Auth, 'verifyIdToken'>): VerifyToken {
  return async (token) => {
    try {
      return ok((await auth.verifyIdToken(token)).uid);
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return err(REJECTED.has(code) ? 'rejected' : 'unavailable');
    }
  };
}
