import { useSession } from '@aura/shared-session';
import { useIsOperator } from '@aura/shared-session/host';
import { useMemo } from 'react';
import { markRead } from '../../notifications/index.ts';
import { useNotificationSources, useOffered } from '../../extensions/index.ts';
import { FrameHeader } from '../../frame/frame-header.tsx';
import { useIsApplication } from '../../frame/use-is-application.ts';
import { HeaderView } from './header-view.tsx';
import { useEntries } from '../../registry/known-remotes.tsx';
import { leaveByChoice } from '../../session/index.ts';
import { chooseNavigation } from '../../navigation/navigation.ts';
import { PANEL, useHomeOf, useUnlocked, type Way } from '../../navigation/ways.ts';
import type { ExtensionAt, RegistryEntry } from '@aura/shared-federation/contract';

type Item = RegistryEntry['descriptor']['navigation'][number];

/** The shell's own items of the menu; those of the remotes come from their descriptors. */
const SHELL_NAVIGATION: readonly Item[] = [
  { label: 'Recursos', path: '/recursos', order: 34 },
  { label: 'Para empresas', path: '/para-empresas', order: 36 },
];

interface Offered {
  readonly extension: Pick<ExtensionAt<'account.link'>, 'title' | 'path' | 'fragment' | 'operators'>;
}

/**
 * Links of the user menu, without the sign-out button.
 * @param home home page of the person's role; the panel if it has none
 * @param offered links that remotes add for this person; operators' links come first, for operators only
 */
export function listAccountLinks(
  home: Way | null,
  offered: readonly Offered[],
  isOperator: boolean,
): readonly Way[] {
  const forOperators = offered.filter(({ extension }) => extension.operators);
  return [
    ...(isOperator ? forOperators.map(linkOf) : []),
    home ?? PANEL,
    { label: 'Configurações da Conta', path: '/configuracoes' },
    ...offered.filter(({ extension }) => !extension.operators).map(linkOf),
  ];
}

const linkOf = ({ extension: { title, path, fragment } }: Offered): Way => ({
  label: title,
  path: fragment === undefined ? path : `${path}#${fragment}`,
});

/** The header of every page, for every reader. */
export function Header({ now }: { readonly now: Date }) {
  const session = useSession();
  const remotes = useEntries();
  const uid = session.status === 'signedIn' ? session.user.uid : null;
  useNotificationSources(uid);
  const viewer = session.status === 'signedIn' ? session.profile : null;
  const home = useHomeOf(viewer?.role);
  const offeredLinks = useOffered('account.link');
  const unlocked = useUnlocked();
  const entries = useMemo(
    () => chooseNavigation(SHELL_NAVIGATION, remotes, { viewer, now, unlocked }),
    [remotes, viewer, now, unlocked],
  );
  const around = {
    home,
    links: listAccountLinks(home, offeredLinks, useIsOperator()),
    session,
    onSignOut: () => void leaveByChoice(),
    onRead: markRead,
  };
  return useIsApplication() ? (
    <FrameHeader now={now} {...around} />
  ) : (
    <HeaderView entries={entries} {...around} />
  );
}
