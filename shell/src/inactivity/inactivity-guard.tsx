import { useSession, useSessionVerified } from '@aura/shared-session/host';
import { lazyWithRetry } from '@aura/shared-session/lifecycles';
import { ErrorBoundary } from '@aura/shared-ui';
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { browserEvents } from './activity-events.ts';
import { browserActivityStorage } from './activity-storage.ts';
import { browserClock } from './clock.ts';
import { leaveByChoice } from '../session/index.ts';
import { leaveByInactivity } from './departures.ts';
import { createInactivityWatch } from './inactivity-watch.ts';
import { createLastActivity } from './last-activity.ts';

const loadDialog = () => import('./inactivity-dialog.tsx');
const InactivityDialog = lazyWithRetry(loadDialog);

/** Asks whoever has been away for half an hour whether they are still there, and signs them out a minute later. */
export function InactivityGuard() {
  const { status } = useSession();
  const verified = useSessionVerified();
  const [watch] = useState(openWatch);
  const secondsLeft = useSyncExternalStore(watch.subscribe, watch.getSecondsLeft, () => null);

  useEffect(() => {
    if (status !== 'signedIn') return;
    // Fetched ahead, since the network may be gone when the question is due; the lazy component tries again.
    void loadDialog().catch(() => {});
    return watch.start();
  }, [status, watch]);
  useEffect(() => {
    if (status === 'signedOut' && verified) watch.signedOut();
  }, [status, verified, watch]);

  if (secondsLeft === null) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense fallback={null}>
        <InactivityDialog
          secondsLeft={secondsLeft}
          onStay={watch.stay}
          onLeave={() => void leaveByChoice()}
        />
      </Suspense>
    </ErrorBoundary>
  );
}

function openWatch() {
  return createInactivityWatch({
    clock: browserClock,
    lastActivity: createLastActivity(browserActivityStorage(), browserClock),
    events: browserEvents(),
    onExpired: () => void leaveByInactivity(),
  });
}
