import type { RemoteModule } from '@aura/shared-federation/contract';
import { useSession } from '@aura/shared-session';
import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { membershipPorts } from '../../settings/use-memberships.ts';
import { YourCompany } from '../../settings/your-company.tsx';

/** The section “Sua empresa” of the settings. */
function Section() {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  const { user, profile } = session;
  return (
    <YourCompany key={user.uid} ports={membershipPorts} hasCompanyPlan={profile.plan === 'b2b_equilibrio'} />
  );
}

export const { bootstrap, mount, unmount } = reactLifecycles(Section, 'membership') satisfies RemoteModule;
