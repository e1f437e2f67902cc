import { err } from '@aura/shared-domain';
import type { AuthUser, BackendResult, SessionBackend } from '../backend/session-backend.contract.ts';
import type { Session } from '../session/session-store.ts';
import { NOT_AUTHENTICATED_CODE, report, reportPassword, type AuthResult } from './auth-result.ts';

/**
 * Lets a person who is signed in prove again that it is them. The backend's calls that ask for a recent login
 * (code `recent_login_required`) can then be repeated.
 */
export interface Reauthentication {
  readonly reauthenticateWithPassword: (password: string) => AuthResult;
  /** Opens Google's pop-up for the same person; see the sign-in for how long a closed one takes. */
  readonly reauthenticateWithGoogle: () => AuthResult;
}

const NOBODY = err({ code: NOT_AUTHENTICATED_CODE });

export function createReauthentication(session: Session): Reauthentication {
  const prove = async (how: (backend: SessionBackend, user: AuthUser) => BackendResult<void>): AuthResult => {
    const person = session.person();
    const user = person?.backend.currentUser();
    if (!person || !user) return report(NOBODY);
    const proven = await how(person.backend, user);
    if (!proven.ok) return reportPassword(proven);
    // the time of the login is in the token: calls must not go on with the former one
    const renewed = await person.backend.idToken(true);
    return report(person.signal.aborted ? NOBODY : renewed);
  };
  return {
    reauthenticateWithPassword: (password) =>
      prove(async (backend, { email }) => (email ? backend.reauthenticate(email, password) : NOBODY)),
    reauthenticateWithGoogle: () => prove((backend) => backend.reauthenticateWithGoogle()),
  };
}
