import type { RemoteModule } from '@aura/shared-federation/contract';
import { useSession } from '@aura/shared-session';
import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { SharedRouter } from '@aura/shared-session/router';
import { ArchetypeSection } from '../../panel/archetype-section.tsx';

/** The result of the behavioural mapping. */
function Card() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <SharedRouter>
      <ArchetypeSection profile={session.profile} />
    </SharedRouter>
  );
}

export const { bootstrap, mount, unmount } = reactLifecycles(
  Card,
  'diagnostic-archetype',
) satisfies RemoteModule;
