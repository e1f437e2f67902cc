import { API_MESSAGES, confirmAddressEndpoint, err, ok, type Result } from '@aura/shared-domain';
import type { Call } from '../api/call.ts';
import type { BackendError } from '../backend/session-backend.contract.ts';
import type { Session } from '../session/session-store.ts';
import { explainAuthError, NOT_AUTHENTICATED_CODE, type AuthError, type AuthResult } from './auth-result.ts';
import { isSentByUs } from './sent-by-us.ts';

/** Lets a person who is signed in show that the address of their account is theirs. Google has done so already. */
export interface EmailVerification {
  /** Sends an e-mail with a link that confirms the address. */
  readonly sendEmailVerification: () => AuthResult;
  /** Checks whether the address is confirmed; the session of every tab and the token are updated. */
  readonly checkEmailVerification: () => Promise<Result<boolean, AuthError>>;
}

const NOBODY = err({ code: NOT_AUTHENTICATED_CODE });

/** Errors with a specific remedy here, for which the catalogue has only a generic message. */
const MESSAGES: Readonly<Record<string, string>> = {
  'auth/too-many-requests': API_MESSAGES.rate_limited,
  'auth/network-request-failed': API_MESSAGES.offline,
};

/** @param call without it the account service sends an e-mail of its own */
export function createEmailVerification(session: Session, call?: Call): EmailVerification {
  const check = async (): Promise<Result<boolean, BackendError>> => {
    const person = session.person();
    if (!person) return NOBODY;
    const user = await person.backend.reloadUser();
    if (!user.ok) return user;
    if (person.signal.aborted) return NOBODY;
    if (!user.value.emailVerified) return ok(false);
    // the former token would give the earlier answer
    const renewed = await person.backend.idToken(true);
    return renewed.ok ? ok(true) : renewed;
  };
  return {
    sendEmailVerification: async () => {
      const person = session.person();
      const asked = person && (await call?.(confirmAddressEndpoint));
      if (isSentByUs(asked)) return ok(undefined);
      const sent = person ? await person.backend.sendEmailVerification() : NOBODY;
      return sent.ok ? sent : err(explainError(sent.error));
    },
    checkEmailVerification: async () => {
      const checked = await check();
      return checked.ok ? checked : err(explainError(checked.error));
    },
  };
}

const explainError = (error: BackendError): AuthError => {
  const { code, message } = explainAuthError(error);
  return { code, message: MESSAGES[code] ?? message };
};
