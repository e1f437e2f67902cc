import { mayBeSoldTo } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { useState } from 'react';

/** Whether whoever is there may be offered something to buy; true while it is not known who that is. */
export function useMayBuy(): boolean {
  const session = useSession();
  const [now] = useState(() => new Date());
  return session.status !== 'signedIn' || mayBeSoldTo(session.profile, now);
}
