import type { RemoteModule } from '@aura/shared-federation/contract';
import { useSession } from '@aura/shared-session';
import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { SharedRouter } from '@aura/shared-session/router';
import { DiagnosisSection } from '../../panel/diagnosis-section.tsx';

/** The way to the diagnosis. */
function Card() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <SharedRouter>
      <DiagnosisSection profile={session.profile} />
    </SharedRouter>
  );
}

export const { bootstrap, mount, unmount } = reactLifecycles(
  Card,
  'diagnostic-diagnosis',
) satisfies RemoteModule;
