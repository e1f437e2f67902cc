import { err, ok, type Profile, type Result } from '@aura/shared-domain';
import type { AuthUser, BackendError, DocumentBackend } from '../backend/session-backend.contract.ts';
import { createFirstProfile, buildProfilePath, readProfile } from '../profile/profile-document.ts';
import { retry, type Sleep } from './retry.ts';

const ATTEMPTS = 5;
const PAUSE_MS = 500;
/** Share of a pause that may be added, so that everybody does not return in the same instant. */
const JITTER = 0.1;

/** A person who just signed in on this page, with the name given at sign-up. */
export interface Newcomer {
  readonly name: string | null;
}

export interface ProfileLoading {
  readonly backend: DocumentBackend;
  readonly user: AuthUser;
  /** Null where the person was already signed in, or came in through another tab. */
  readonly newcomer: Newcomer | null;
  readonly sleep: Sleep;
  /** From 0 up to 1. */
  readonly random: () => number;
  /** Aborted once the person is gone. */
  readonly signal: AbortSignal;
}

/**
 * Reads the profile in up to five attempts, pausing 500 ms × attempt between them (5.0 s to 5.5 s in all).
 * A missing document is created at once for a newcomer of this page; otherwise the tab in which the person came
 * in is about to create it, so that only the last attempt does.
 */
export function loadProfile(loading: ProfileLoading): Promise<Result<Profile, BackendError>> {
  const { backend, user, newcomer, sleep, random, signal } = loading;
  const attemptOnce = async (attempt: number): Promise<Result<Profile, BackendError>> => {
    const read = await readProfile(backend, user.uid);
    if (!read.ok) return read;
    if (read.value) return ok(read.value);
    if (signal.aborted || (!newcomer && attempt < ATTEMPTS)) return err({ code: 'not-found' });
    const first = createFirstProfile(user, newcomer?.name ?? null);
    const written = await backend.writeDocument(buildProfilePath(user.uid), { ...first });
    return written.ok ? ok(first) : written;
  };
  return retry(attemptOnce, {
    attempts: ATTEMPTS,
    pauseMs: (attempt) => PAUSE_MS * attempt * (1 + JITTER * random()),
    sleep,
    abandoned: () => signal.aborted,
  });
}
