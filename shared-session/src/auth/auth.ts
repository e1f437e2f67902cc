import { err, newPasswordEndpoint, ok, securityNoticeEndpoint, type Result } from '@aura/shared-domain';
import type { Analytics } from '../analytics/track.ts';
import type { Call } from '../api/call.ts';
import type { BackendError } from '../backend/session-backend.contract.ts';
import type { Session } from '../session/session-store.ts';
import {
  GOOGLE_NO_USER_CODE,
  NOT_AUTHENTICATED_CODE,
  report,
  reportPassword,
  type AuthResult,
} from './auth-result.ts';
import { isSentByUs } from './sent-by-us.ts';

/**
 * The person's sign-in actions. A sign-in succeeds once the profile is in the session; the code `profile-load-failed`
 * has already been announced as a notice.
 */
export interface Auth {
  readonly signInWithEmail: (email: string, password: string) => AuthResult;
  /**
   * @param name written to the new profile
   * @param onNewAccount called once the person is in
   */
  readonly signUpWithEmail: (
    name: string,
    email: string,
    password: string,
    onNewAccount?: () => void,
  ) => AuthResult;
  /**
   * Opens Google's pop-up. Closing it is reported about ten seconds later: do not lock the page until then.
   * @param onNewAccount called once the person is in, if they had no account before
   */
  readonly signInWithGoogle: (onNewAccount?: () => void) => AuthResult;
  /** Fetches in advance what the pop-up needs; call it when a page with the button is shown. */
  readonly prepareGoogleSignIn: () => Promise<void>;
  readonly signOutNow: () => AuthResult;
  /** Asks for an e-mail to choose another password. Succeeds alike for an address that has no account. */
  readonly requestPasswordReset: (email: string) => AuthResult;
  /** Verifies the current password first. */
  readonly changePassword: (current: string, next: string) => AuthResult;
}

/** @param call without it the account service sends e-mails of its own */
export function createAuth(session: Session, { track }: Pick<Analytics, 'track'>, call?: Call): Auth {
  return {
    signInWithEmail: async (email, password) => {
      const entered = await session.enter({ name: null }, () =>
        withBackend((b) => b.signIn(email, password)),
      );
      if (entered.ok) track({ name: 'login', method: 'email' });
      return report(entered);
    },

    signUpWithEmail: async (name, email, password, onNewAccount) => {
      const entered = await session.enter({ name }, () => withBackend((b) => b.signUp(email, password)));
      if (!entered.ok) return report(entered);
      track({ name: 'usuario_criado', userId: entered.value.uid, plan: 'freemium' });
      onNewAccount?.();
      // the profile holds the name; the provider's copy only serves its own e-mails and may fail
      await withBackend((b) => b.setDisplayName(name));
      return ok(undefined);
    },

    signInWithGoogle: async (onNewAccount) => {
      const entered = await session.enter({ name: null }, async () => {
        const arrived = await withBackend((b) => b.signInWithGoogle());
        if (!arrived.ok) return arrived;
        return arrived.value ? ok(arrived.value) : err({ code: GOOGLE_NO_USER_CODE });
      });
      if (entered.ok) {
        const { user, isNew } = entered.value;
        if (isNew) {
          track({ name: 'usuario_criado', userId: user.uid, plan: 'freemium' });
          onNewAccount?.();
        }
        track({ name: 'login', method: 'google' });
      }
      return report(entered);
    },

    prepareGoogleSignIn: async () => {
      await (await session.backend())?.prepareGoogle();
    },

    signOutNow: async () => report(await session.leave()),

    requestPasswordReset: async (email) => {
      const asked = await call?.(newPasswordEndpoint, { email });
      if (isSentByUs(asked)) return ok(undefined);
      const sent = await withBackend((b) => b.sendPasswordReset(email));
      // do not reveal who has an account
      return report(!sent.ok && sent.error.code.endsWith('user-not-found') ? ok(undefined) : sent);
    },

    changePassword: async (current, next) => {
      const user = (await session.backend())?.currentUser();
      if (!session.person() || !user?.email) return report(err({ code: NOT_AUTHENTICATED_CODE }));
      const { email } = user;
      const verified = await withBackend((b) => b.reauthenticate(email, current));
      const changed = verified.ok ? await withBackend((b) => b.setPassword(next)) : verified;
      // The change ends every session that began before it, this one as well where a second has passed since its proof.
      if (changed.ok) await withBackend((b) => b.reauthenticate(email, next));
      // Ends the tokens of the sessions before, which are good for an hour otherwise, and notifies the owner: an attacker
      // who took over the account would change the password first. Only after the proof, and do not wait for it.
      if (changed.ok) void call?.(securityNoticeEndpoint, { what: 'password' });
      return reportPassword(changed);
    },
  };

  async function withBackend<T>(
    operation: (
      backend: NonNullable<Awaited<ReturnType<Session['backend']>>>,
    ) => Promise<Result<T, BackendError>>,
  ): Promise<Result<T, BackendError>> {
    const backend = await session.backend();
    return backend ? operation(backend) : err({ code: 'unavailable' });
  }
}
