import type { RemoteModule } from '@aura/shared-federation/contract';
import { useSession } from '@aura/shared-session';
import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { SharedRouter } from '@aura/shared-session/router';
import { PointsSection } from '../../points/points-section.tsx';

/** Where the points come from. */
function Card() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <SharedRouter>
      <PointsSection points={session.profile.points} entries={session.profile.pointEntries} />
    </SharedRouter>
  );
}

export const { bootstrap, mount, unmount } = reactLifecycles(Card, 'progress-points') satisfies RemoteModule;
