import { useSession } from '@aura/shared-session';
import { signOutNow } from '@aura/shared-session/host';
import { navigate } from '@aura/shared-session/router';
import { showToast } from '@aura/shared-ui';
import { HeaderView } from './header-view.tsx';
import type { NavigationItem } from '../../navigation/navigation.ts';

interface Props {
  /** In the order in which they are shown. */
  readonly entries: readonly NavigationItem[];
}

/** The header of every page, for whoever is in front of it. */
export function Header({ entries }: Props) {
  const session = useSession();
  return <HeaderView entries={entries} session={session} onSignOut={() => void leave()} />;
}

async function leave(): Promise<void> {
  const left = await signOutNow();
  if (!left.ok) {
    showToast({ kind: 'error', text: left.error.message });
    return;
  }
  // By now the guard of a signed-in page has put the login in its place; whoever leaves wants neither.
  navigate('/', { replace: true });
}
