import { useSession } from '@aura/shared-session';
import type { RegistryEntry } from '@aura/shared-federation/contract';
import { useMemo } from 'react';
import { markRead } from '../../notifications/index.ts';
import { HeaderView } from './header-view.tsx';
import { leaveByChoice } from '../../session/index.ts';
import { navigationFor } from '../../navigation/navigation.ts';
import { SHELL_NAVIGATION } from '../../navigation/shell-navigation.ts';

interface Props {
  readonly remotes: readonly RegistryEntry[];
  readonly now: Date;
}

/** The header of every page, for whoever is in front of it. */
export function Header({ remotes, now }: Props) {
  const session = useSession();
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
