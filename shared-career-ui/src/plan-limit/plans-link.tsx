import { mayBeSoldTo } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { Link, useLocation } from '@aura/shared-session/router';
import { useState } from 'react';

interface Props {
  readonly className?: string;
}

/** The way from a limit to the choice of a plan, which leads back here; none for whom nothing is sold to. */
export function PlansLink(props: Props) {
  const { pathname, search } = useLocation();
  const session = useSession();
  const [now] = useState(() => new Date());
  if (session.status === 'signedIn' && !mayBeSoldTo(session.profile, now)) return null;
  return (
    <Link {...props} to={`/planos?de=${encodeURIComponent(pathname + search)}#escolher`}>
      Conhecer os planos
    </Link>
  );
}
