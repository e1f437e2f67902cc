import { useSession, useSessionVerified } from '@aura/shared-session/host';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { listenToBrowser } from './activity-events.ts';
import { openActivityStorage } from './activity-storage.ts';
import { browserClock } from './clock.ts';
import { leaveByChoice } from '../session/index.ts';
import { leaveByInactivity } from './departures.ts';
import { InactivityDialog } from './inactivity-dialog.tsx';
import { createInactivityWatch } from './inactivity-store.ts';
import { rememberSession } from './kept-session.ts';
import { createLastActivity } from './last-activity.ts';

const keptSession = rememberSession();

/**
 * After half an hour without activity, asks whether the person is still present, and signs them out a minute later,
 * unless they chose to stay signed in on this device.
 */
export function InactivityGuard() {
  const { status } = useSession();
  const verified = useSessionVerified();
  const [watch] = useState(openWatch);
  const secondsLeft = useSyncExternalStore(watch.subscribe, watch.getSecondsLeft, () => null);

  useEffect(() => {
    if (status !== 'signedIn' || keptSession.isWanted()) return;
    return watch.start();
  }, [status, watch]);
  useEffect(() => {
    if (status !== 'signedOut' || !verified) return;
    watch.signedOut();
    keptSession.want(false);
  }, [status, verified, watch]);

  if (secondsLeft === null) return null;
  return (
    <InactivityDialog secondsLeft={secondsLeft} onStay={watch.stay} onLeave={() => void leaveByChoice()} />
  );
}

function openWatch() {
  return createInactivityWatch({
    clock: browserClock,
    lastActivity: createLastActivity(openActivityStorage(), browserClock),
    events: listenToBrowser(),
    onExpired: () => void leaveByInactivity(),
  });
}
