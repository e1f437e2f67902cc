import type { PassResponse, Result } from '@aura/shared-domain';
import type { SessionState } from '@aura/shared-session';

interface PassPorts {
  /** Asks the backend for a pass of the account that is signed in, or of the visitors of this network. */
  readonly ask: (who: 'account' | 'visitor') => Promise<Result<PassResponse, unknown>>;
  readonly getSession: () => SessionState;
  /** Time since some moment, milliseconds. */
  readonly elapsed: () => number;
}

/** The pass with which the backend counts what this page opened. */
export interface PassKeeper {
  /** The pass of the current person or visitor; null if there is none yet. */
  readonly get: () => string | null;
  /** Requests a pass if it is missing or about to expire. Never rejects; concurrent calls share one request. */
  readonly renew: () => Promise<void>;
}

/** A pass is good for an hour. */
const FRESH_MS = 50 * 60 * 1000;

/** Keeps a pass in memory, for the person it was given to. */
export function createPassKeeper({ ask, getSession, elapsed }: PassPorts): PassKeeper {
  let kept: { readonly pass: string; readonly person: string; readonly until: number } | null = null;
  let running: Promise<void> | null = null;

  const get = () =>
    kept && kept.person === identifyPerson(getSession()) && elapsed() < kept.until ? kept.pass : null;

  async function fetchPass(): Promise<void> {
    const session = getSession();
    const person = identifyPerson(session);
    if (person === null) return;
    const answer = await ask(isConfirmed(session) ? 'account' : 'visitor');
    if (answer.ok && answer.value.pass !== null)
      kept = { pass: answer.value.pass, person, until: elapsed() + FRESH_MS };
  }

  return {
    get,
    renew: async () => {
      if (get() !== null) return;
      running ??= fetchPass().finally(() => {
        running = null;
      });
      await running.catch(() => undefined);
    },
  };
}

const VISITOR = '';

/** An account with an address of its own counts as one; others count with the visitors of their network. */
const isConfirmed = (session: SessionState): boolean =>
  session.status === 'signedIn' && session.user.emailVerified;

/** Null if not known yet. */
function identifyPerson(session: SessionState): string | null {
  if (session.status === 'signedIn') return session.user.uid;
  return session.status === 'loading' ? null : VISITOR;
}
