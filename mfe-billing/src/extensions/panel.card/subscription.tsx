import type { RemoteModule } from '@aura/shared-federation/contract';
import { useSession } from '@aura/shared-session';
import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { SharedRouter } from '@aura/shared-session/router';
import { useState } from 'react';
import { SubscriptionSection } from '../../panel/subscription-section.tsx';
import { describeSubscription } from '../../panel/subscription.ts';

/** The current plan of a person. */
function Card() {
  const session = useSession();
  const [now] = useState(() => new Date());
  if (session.status !== 'signedIn') return null;
  return (
    <SharedRouter>
      <SubscriptionSection subscription={describeSubscription(session.profile, now)} />
    </SharedRouter>
  );
}

export const { bootstrap, mount, unmount } = reactLifecycles(
  Card,
  'billing-subscription',
) satisfies RemoteModule;
