import type { Auth } from 'firebase-admin/auth';
import { err, ok, type Result } from '@aura/shared-domain';

/** Who an ID token speaks for. */
export interface Caller {
  readonly uid: string;
  /** When they last proved who they are; a token that was merely renewed keeps this time. */
  readonly signedInAt: Date;
  /** Whether the account has the custom claim `operator`: it belongs to somebody who runs the platform. */
  readonly isOperator: boolean;
}

export interface TokenCheck {
  /** Also asks the Auth service whether the token was revoked; without, that shows once it expires. */
  readonly revoked: boolean;
}

/** The caller behind an ID token; `rejected` is the token's fault, `unavailable` ours. */
export type VerifyToken = (
  token: string,
  check: TokenCheck,
) => Promise<Result<Caller, 'rejected' | 'unavailable'>>;

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
  return async (token, { revoked }) => {
    try {
      const { uid, auth_time, operator } = await auth.verifyIdToken(token, revoked);
      return ok({ uid, signedInAt: new Date(auth_time * 1000), isOperator: operator === true });
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return err(REJECTED.has(code) ? 'rejected' : 'unavailable');
    }
  };
}
