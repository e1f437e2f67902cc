import { mayAdvance } from '@aura/shared-domain';
import type { RemoteModule } from '@aura/shared-federation/contract';
import { useSession } from '@aura/shared-session';
import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { SharedRouter } from '@aura/shared-session/router';
import { useEffect, useState } from 'react';
import { closePhases } from '../../journey/advance.ts';
import { JourneySection } from '../../journey/journey-section.tsx';

/** Points and phase, and what the next one asks for. A phase closes by itself once its work is done. */
function Card() {
  const session = useSession();
  const [failure, setFailure] = useState<string | null>(null);
  const profile = session.status === 'signedIn' ? session.profile : null;
  const isDone = profile !== null && mayAdvance(profile);
  useEffect(() => {
    if (isDone) void closePhases().then(setFailure);
  }, [isDone]);
  if (!profile) return null;
  return (
    <SharedRouter>
      <JourneySection
        profile={profile}
        failure={isDone ? failure : null}
        onAdvance={() => void closePhases().then(setFailure)}
      />
    </SharedRouter>
  );
}

export const { bootstrap, mount, unmount } = reactLifecycles(Card, 'progress-journey') satisfies RemoteModule;
