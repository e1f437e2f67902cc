import { useSession } from '@aura/shared-session';
import { prepareGoogleSignIn } from '@aura/shared-session/host';
import { Navigate, useSearchParams } from '@aura/shared-session/router';
import { Spinner } from '@aura/shared-ui';
import { useEffect, useState, type ReactNode } from 'react';
import { useDestination, useWayOn } from './destination.ts';

interface Props {
  /** The page for signed-out people; `next` is the untrusted query parameter, `wayOn` a sentence about it. */
  readonly children: (next: string | null, wayOn: string) => ReactNode;
}

/**
 * Shows a page that leads into an account, and moves on once the person is signed in: through the form, in another
 * tab, or before the page was opened.
 */
export function AccessPage({ children }: Props) {
  const session = useSession();
  const [query] = useSearchParams();
  const next = query.get('next');
  const destination = useDestination(next);
  const wayOn = useWayOn(next);
  const [known, setKnown] = useState(session.status !== 'loading');
  // Once the form was on the screen it stays there: signing in makes the session load again.
  if (!known && session.status !== 'loading') setKnown(true);

  // Loaded before the first press: browsers let a window open only right after one.
  useEffect(() => void prepareGoogleSignIn(), []);

  if (session.status === 'signedIn') return <Navigate to={destination} replace />;
  return known ? children(next, wayOn) : <Spinner />;
}
