import type { RemoteModule } from '@aura/shared-federation/contract';
import { useSession } from '@aura/shared-session';
import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { SharedRouter } from '@aura/shared-session/router';
import { useState } from 'react';
import { UsageSection } from '../../panel/usage-section.tsx';
import { computeUsage } from '../../panel/usage.ts';

/** What was used of every tool in the month. */
function Card() {
  const session = useSession();
  const [now] = useState(() => new Date());
  if (session.status !== 'signedIn') return null;
  return (
    <SharedRouter>
      <UsageSection usage={computeUsage(session.profile, now)} now={now} />
    </SharedRouter>
  );
}

export const { bootstrap, mount, unmount } = reactLifecycles(Card, 'tools-usage') satisfies RemoteModule;
