import type { RemoteModule } from '@aura/shared-federation/contract';
import { useSession } from '@aura/shared-session';
import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { SharedRouter } from '@aura/shared-session/router';
import { advance } from '../../journey/advance.ts';
import { JourneySection } from '../../journey/journey-section.tsx';

/** Points and phase, and what the next one asks for. */
function Card() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <SharedRouter>
      <JourneySection
        profile={session.profile}
        onAdvance={() => void advance(session.profile.journeyPhase)}
      />
    </SharedRouter>
  );
}

export const { bootstrap, mount, unmount } = reactLifecycles(Card, 'progress-journey') satisfies RemoteModule;
