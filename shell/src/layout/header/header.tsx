import { useSession } from '@aura/shared-session';
import { useMemo } from 'react';
import { markRead } from '../../notifications/index.ts';
import { useNotificationSources } from '../../extensions/index.ts';
import { HeaderView } from './header-view.tsx';
import { useEntries } from '../../registry/known-remotes.tsx';
import { leaveByChoice } from '../../session/index.ts';
import { navigationFor } from '../../navigation/navigation.ts';
import { SHELL_NAVIGATION } from '../../navigation/shell-navigation.ts';

/** The header of every page, for whoever is in front of it. */
export function Header({ now }: { readonly now: Date }) {
  const session = useSession();
  const remotes = useEntries();
  const uid = session.status === 'signedIn' ? session.user.uid : null;
  useNotificationSources(uid);
  const viewer = session.status === 'signedIn' ? session.profile : null;
  const entries = useMemo(
    () => navigationFor(SHELL_NAVIGATION, remotes, viewer, now),
    [remotes, viewer, now],
  );
  return (
    <HeaderView
      entries={entries}
      session={session}
      onSignOut={() => void leaveByChoice()}
      onRead={markRead}
    />
  );
}
