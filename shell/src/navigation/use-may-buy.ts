import { mayBeSoldTo } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { useState } from 'react';

/** Whether the page may offer this reader something to buy; true until the reader is known. */
export function useMayBuy(): boolean {
  const session = useSession();
  const [now] = useState(() => new Date());
  return session.status !== 'signedIn' || mayBeSoldTo(session.profile, now);
}
