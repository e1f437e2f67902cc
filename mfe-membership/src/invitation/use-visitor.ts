import { useSession, type SessionState } from '@aura/shared-session';
import { useEffect, useState } from 'react';
import { loadMemberships } from '../calls/membership-calls.ts';

export type Account = Extract<SessionState, { status: 'signedIn' }>;

/** Who is in front of the page, as far as that is known. */
export type Visitor =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'nobody' }
  | { readonly kind: 'person'; readonly account: Account };

/**
 * The person who would answer. The page is public, and only a call on the person's behalf starts the session, so
 * nobody counts as signed out before such a call. The shell reports why a session cannot start.
 */
export function useVisitor(): Visitor {
  const session = useSession();
  const [isSought, setSought] = useState(false);
  const isSignedOut = session.status === 'signedOut';
  useEffect(() => {
    if (isSignedOut) void loadMemberships().then(() => setSought(true));
  }, [isSignedOut]);
  if (session.status === 'signedIn') return { kind: 'person', account: session };
  return { kind: isSignedOut && isSought ? 'nobody' : 'unknown' };
}
