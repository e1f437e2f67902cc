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
 * Whom an answer would be of. The page is public, and nothing on it starts the session, but a call of a person's own
 * does: nobody is taken for absent before one was made. What keeps it from starting is told by the shell.
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
