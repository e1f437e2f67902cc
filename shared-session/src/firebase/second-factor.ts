import {
  getMultiFactorResolver,
  multiFactor,
  TotpMultiFactorGenerator,
  type Auth,
  type MultiFactorError,
  type TotpSecret,
  type User,
  type UserCredential,
} from 'firebase/auth';
import type { AskSecondFactor } from '../auth/second-factor.ts';
import type { SecondFactorSecret } from '../backend/session-backend.contract.ts';

const NEEDED = 'auth/multi-factor-auth-required';
const WRONG = 'auth/invalid-verification-code';
/** Name of the account in an authenticator app. */
const ISSUER = 'Aura';

const readCode = (error: unknown): unknown => (error as { readonly code?: unknown } | null)?.code;
const makeFailure = (code: string): Error => Object.assign(new Error(code), { code });

/** Proofs of identity with an authenticator app (RFC 6238), where the account has one. */
export interface FirebaseSecondFactor {
  /** Runs a sign-in or a confirmation of identity, and completes it with a code if one is required. */
  readonly through: (signIn: () => Promise<UserCredential>) => Promise<UserCredential>;
  readonly begin: (user: User) => Promise<SecondFactorSecret>;
  readonly finish: (user: User, code: string) => Promise<void>;
}

/** @param ask asks the person for the code; null where they would not give one */
export function createFirebaseSecondFactor(auth: Auth, ask: AskSecondFactor): FirebaseSecondFactor {
  let secret: TotpSecret | null = null;

  /** Asks until a code is right or the person cancels. */
  async function resolve(error: MultiFactorError): Promise<UserCredential> {
    const resolver = getMultiFactorResolver(auth, error);
    const hint = resolver.hints.find(({ factorId }) => factorId === TotpMultiFactorGenerator.FACTOR_ID);
    if (!hint) throw makeFailure('auth/unsupported-first-factor');
    for (let isAgain = false; ; isAgain = true) {
      const code = await ask(isAgain);
      if (code === null) throw makeFailure('auth/second-factor-cancelled');
      try {
        return await resolver.resolveSignIn(TotpMultiFactorGenerator.assertionForSignIn(hint.uid, code));
      } catch (refused) {
        if (readCode(refused) !== WRONG) throw refused;
      }
    }
  }

  return {
    through: async (signIn) => {
      try {
        return await signIn();
      } catch (error) {
        if (readCode(error) !== NEEDED) throw error;
        return resolve(error as MultiFactorError);
      }
    },
    begin: async (user) => {
      secret = await TotpMultiFactorGenerator.generateSecret(await multiFactor(user).getSession());
      return { key: secret.secretKey, uri: secret.generateQrCodeUrl(user.email ?? user.uid, ISSUER) };
    },
    finish: async (user, code) => {
      if (!secret) throw makeFailure('auth/second-factor-not-begun');
      await multiFactor(user).enroll(TotpMultiFactorGenerator.assertionForEnrollment(secret, code), ISSUER);
      secret = null;
    },
  };
}
