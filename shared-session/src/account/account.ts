import {
  ok,
  type AccountExport,
  type ApiError,
  type Result,
  accountDeleteEndpoint,
  accountExportEndpoint,
  accountSessionsEndEndpoint,
  accountSessionsEndpoint,
  type ResponseOf,
} from '@aura/shared-domain';
import type { Call } from '../api/call.ts';
import type { Session } from '../session/session-store.ts';

/** Where the account was used, the newest first. */
export type SeenSessions = ResponseOf<typeof accountSessionsEndpoint>['sessions'];

/** The person's rights over their sessions, and over everything that is stored about them; the latter ask for a recent login. */
export interface Account {
  readonly listSessions: () => Promise<Result<SeenSessions, ApiError>>;
  /** Signs the person out everywhere, here too. */
  readonly endSessions: () => Promise<Result<void, ApiError>>;
  readonly exportAccount: () => Promise<Result<AccountExport, ApiError>>;
  /** Erases the account and all its data and signs out; this cannot be undone. */
  readonly deleteAccount: () => Promise<Result<void, ApiError>>;
}

export function createAccount(session: Session, call: Call): Account {
  return {
    listSessions: async () => {
      const listed = await call(accountSessionsEndpoint);
      return listed.ok ? ok(listed.value.sessions) : listed;
    },
    endSessions: async () => {
      const ended = await call(accountSessionsEndEndpoint);
      if (!ended.ok) return ended;
      await session.leave();
      return ok(undefined);
    },
    exportAccount: () => call(accountExportEndpoint),
    deleteAccount: async () => {
      const deleted = await call(accountDeleteEndpoint);
      if (!deleted.ok) return deleted;
      // the account is gone, even if the provider rejects the sign-out
      await session.leave();
      return ok(undefined);
    },
  };
}
