import type { Profile } from '@aura/shared-domain';
import type { AuthUser } from '../backend/session-backend.contract.ts';

export interface SessionUser {
  /** Of the account. */
  readonly uid: string;
  /** Null where the provider gives none. */
  readonly email: string | null;
  /** Whether they have shown that the address is theirs. */
  readonly emailVerified: boolean;
  /** Provider ids, such as `password` and `google.com`. */
  readonly providers: string[];
}

/** Session of the product. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'signedOut' }
  | { readonly status: 'signedIn'; readonly user: SessionUser; readonly profile: Profile };

/**
 * How far the session is known: `signedOut` is certain only once `verified`. After `failed` (the library could not be
 * downloaded) another start may succeed.
 */
export type SessionPhase = 'notStarted' | 'starting' | 'verified' | 'failed';

export const LOADING: SessionState = { status: 'loading' };
export const SIGNED_OUT: SessionState = { status: 'signedOut' };

/** The person's data for the rest of the page. */
export function toSessionUser({ uid, email, emailVerified, providers }: AuthUser): SessionUser {
  return { uid, email, emailVerified, providers: [...providers] };
}
