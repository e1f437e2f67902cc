import { API_MESSAGES, err, securityNoticeEndpoint, type Result } from '@aura/shared-domain';
import type {
  BackendError,
  SecondFactorSecret,
  SessionBackend,
} from '../backend/session-backend.contract.ts';
import type { Call } from '../api/call.ts';
import type { Session } from '../session/session-store.ts';
import { explainAuthError, NOT_AUTHENTICATED_CODE, type AuthError, type AuthResult } from './auth-result.ts';

/** Asks for the code of an authenticator app; null where it is not given. @param isAgain the last one was wrong */
export type AskSecondFactor = (isAgain: boolean) => Promise<string | null>;

/** The page's single question for a second factor, at sign-in and at confirmations of identity. */
export interface SecondFactorQuestion {
  /** Says who asks; returns the way to stop. Until then no code is given. */
  readonly askWith: (ask: AskSecondFactor) => () => void;
  readonly ask: AskSecondFactor;
}

export function createSecondFactorQuestion(): SecondFactorQuestion {
  let asker: AskSecondFactor | null = null;
  return {
    askWith: (ask) => {
      asker = ask;
      return () => {
        if (asker === ask) asker = null;
      };
    },
    ask: (isAgain) => (asker ? asker(isAgain) : Promise.resolve(null)),
  };
}

/** Adding an authenticator app to the account of who is signed in. */
export interface SecondFactor {
  readonly beginSecondFactor: () => Promise<Result<SecondFactorSecret, AuthError>>;
  /** @param code as the app shows it, which proves that it was told the secret */
  readonly finishSecondFactor: (code: string) => AuthResult;
}

const NOBODY = err({ code: NOT_AUTHENTICATED_CODE });
const MESSAGES: Readonly<Record<string, string>> = {
  'auth/invalid-verification-code': 'O código não confere. Use o que o aplicativo mostra agora.',
  'auth/second-factor-already-in-use': 'Esta conta já tem um segundo fator.',
  'auth/unverified-email': 'Confirme antes o e-mail da conta.',
  'auth/operation-not-allowed': 'O segundo fator não está ligado neste ambiente.',
  'auth/too-many-requests': API_MESSAGES.rate_limited,
  'auth/network-request-failed': API_MESSAGES.offline,
};

/** @param call without it nobody is told of it by e-mail */
export function createSecondFactor(session: Session, call?: Call): SecondFactor {
  const asked = async <T>(
    ask: (backend: SessionBackend) => Promise<Result<T, BackendError>>,
  ): Promise<Result<T, AuthError>> => {
    const person = session.person();
    const answer: Result<T, BackendError> = person ? await ask(person.backend) : NOBODY;
    if (answer.ok) return answer;
    const { code, message } = explainAuthError(answer.error);
    return err({ code, message: MESSAGES[code] ?? message });
  };
  return {
    beginSecondFactor: () => asked((backend) => backend.beginSecondFactor()),
    finishSecondFactor: async (code) => {
      const added = await asked((backend) => backend.finishSecondFactor(code));
      // An attacker could lock the owner out with a second factor, so notify the owner. Do not wait for the notice.
      if (added.ok) void call?.(securityNoticeEndpoint, { what: 'second-factor' });
      return added;
    },
  };
}
