import type { Profile } from '@aura/shared-domain';
import { useSession } from '@aura/shared-session';
import { useIsOperator } from '@aura/shared-session/host';
import { useMemo } from 'react';
import { useOffered } from '../extensions/index.ts';
import { useEntries } from '../registry/known-remotes.tsx';
import { buildMenu } from './navigation.ts';

/** An address, and the words that lead to it. */
export interface Way {
  readonly label: string;
  readonly path: string;
}

/** The page of the shell that shows the remotes' cards for the person. */
export const PANEL: Way = { label: 'Meu Painel', path: '/perfil' };

/** The home page of a role: the first menu entry for it. Null without a role, or if no remote has one. */
export function useHomeOf(role: string | undefined): Way | null {
  const menu = buildMenu([], useEntries());
  return role === undefined ? null : (menu.find((item) => item.role === role) ?? null);
}

/**
 * The page for people without a completed diagnosis: declared by a remote as the first step. For older releases it is
 * the first menu entry that requires an account and nothing else. Null if there is neither.
 */
export function useFirstStep(): Way | null {
  const [declared] = useOffered('first.step');
  const remotes = useEntries();
  if (declared) return { label: declared.extension.title, path: declared.extension.path };
  return buildMenu([], remotes).find(({ access, role }) => access === 'signedIn' && !role) ?? null;
}

/** The address that leads to a page of the account: visitors sign up on the way. Who is signed in is sent on from there. */
export function useWayIn(): (path: string) => string {
  const isSignedIn = useSession().status === 'signedIn';
  return (path) => (isSignedIn ? path : `/signup?next=${encodeURIComponent(path)}`);
}

/** The landing page after a sign-in without a destination; of those who run the platform, their own pages. */
export function useStart(profile: Pick<Profile, 'role' | 'diagnosticoCompleto'> | null): string {
  const home = useHomeOf(profile?.role)?.path;
  const operation = useOffered('account.link').find(({ extension }) => extension.operators)?.extension.path;
  const firstStep = useFirstStep()?.path;
  const own = useIsOperator() ? operation : undefined;
  return home ?? own ?? (profile?.diagnosticoCompleto ? undefined : firstStep) ?? PANEL.path;
}

/** Paths that are open to everybody: the panel, the first pages, and those that remotes declare. */
export function useUnlocked(): ReadonlySet<string> {
  const firstStep = useFirstStep()?.path;
  const offered = useOffered('navigation.unlocked');
  return useMemo(() => {
    const own = firstStep === undefined ? [PANEL.path] : [PANEL.path, firstStep];
    return new Set([...own, ...offered.map(({ extension }) => extension.path)]);
  }, [offered, firstStep]);
}
