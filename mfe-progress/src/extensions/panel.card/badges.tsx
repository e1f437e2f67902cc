import type { RemoteModule } from '@aura/shared-federation/contract';
import { useSession } from '@aura/shared-session';
import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { SharedRouter } from '@aura/shared-session/router';
import { BadgesSection } from '../../badges/badges-section.tsx';
import { useLearned } from '../../today/learned.ts';

/** Badges, held and to be earned. */
function Card() {
  const session = useSession();
  const learned = useLearned();
  if (session.status !== 'signedIn') return null;
  return (
    <SharedRouter>
      <BadgesSection
        profile={session.profile}
        lessons={learned?.filter(({ completedAt }) => completedAt !== null).length ?? 0}
      />
    </SharedRouter>
  );
}

export const { bootstrap, mount, unmount } = reactLifecycles(Card, 'progress-badges') satisfies RemoteModule;
