import type { Profile } from '@aura/shared-domain';
import type { RemoteModule } from '@aura/shared-federation/contract';
import { updateProfile, useSession } from '@aura/shared-session';
import { reactLifecycles } from '@aura/shared-session/lifecycles';
import { SharedRouter } from '@aura/shared-session/router';
import type { UpdateProfile } from '@aura/shared-pages/settings';
import type { ComponentType } from 'react';

interface FormProps {
  readonly profile: Profile;
  readonly update: UpdateProfile;
}

/** A form about the profile as a section of the settings. */
export const createSettingsSection = (Form: ComponentType<FormProps>): RemoteModule =>
  reactLifecycles(() => <OfPerson Form={Form} />, 'diagnostic');

/** The typed text belongs to one person: the form starts empty for the next one. */
function OfPerson({ Form }: { readonly Form: ComponentType<FormProps> }) {
  const session = useSession();
  if (session.status !== 'signedIn') return null;
  return (
    <SharedRouter>
      <Form key={session.user.uid} profile={session.profile} update={updateProfile} />
    </SharedRouter>
  );
}
