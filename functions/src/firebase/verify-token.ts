import type { Auth, DecodedIdToken } from 'firebase-admin/auth';
import * as v from 'valibot';
import { CompanyRefSchema, err, ok, type Result } from '@aura/shared-domain';

/** Who an ID token speaks for. */
export interface Caller {
  readonly uid: string;
  /** Address of the account; null for one that has none. */
  readonly email: string | null;
  /** When they last proved who they are; a token that was merely renewed keeps this time. */
  readonly signedInAt: Date;
  /** Whether the account has the custom claim `operator`. */
  readonly isOperator: boolean;
  /** Whether they proved with more than a password, or Google's word, who they are. */
  readonly hasSecondFactor: boolean;
  /** The company whose manager the custom claims say that they are; null for everybody else. */
  readonly companyId: string | null;
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
export function createTokenVerifier(auth: Pick<Auth, 'verifyIdToken'>): VerifyToken {
  return async (token, { revoked }) => {
    try {
      return ok(makeCaller(await auth.verifyIdToken(token, revoked)));
    } catch (error) {
      const code = error instanceof Error && 'code' in error ? String(error.code) : '';
      return err(REJECTED.has(code) ? 'rejected' : 'unavailable');
    }
  };
}

/** Claims in an unknown form give no rights. */
function makeCaller({ uid, email, auth_time, operator, role, company, firebase }: DecodedIdToken): Caller {
  return {
    uid,
    email: typeof email === 'string' && email !== '' ? email : null,
    signedInAt: new Date(auth_time * 1000),
    isOperator: operator === true,
    hasSecondFactor: typeof firebase?.sign_in_second_factor === 'string',
    companyId: role === 'gestor_rh' && v.is(CompanyRefSchema, company) ? company : null,
  };
}
