import { useSession, type SessionState } from '@aura/shared-session';
import { Spinner } from '@aura/shared-ui';
import type { ReactNode } from 'react';

export type Account = Extract<SessionState, { readonly status: 'signedIn' }>;

interface Props {
  readonly children: (account: Account) => ReactNode;
}

/** Waits for the person's data. Shows nothing when signed out: the route's guard redirects. */
export function WithAccount({ children }: Props) {
  const session = useSession();
  if (session.status === 'loading') return <Spinner />;
  return session.status === 'signedIn' ? children(session) : null;
}
