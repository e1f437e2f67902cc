import type { Registry } from '@aura/shared-federation/contract';
import { onSessionNotice, useSession } from '@aura/shared-session/host';
import { SharedRouter } from '@aura/shared-session/router';
import { showToast, Toaster } from '@aura/shared-ui';
import { useEffect, useMemo } from 'react';
import { ConsentBar } from './consent/consent-bar.tsx';
import { Footer, Header, Main, SkipLink } from './layout/index.ts';
import { navigationFor } from './navigation/navigation.ts';
import { Page } from './routing/page.tsx';
import { SHELL_ROUTES } from './routing/shell-routes.ts';

/** The whole page: header, main area, footer, cookie bar, toasts. */
export function App({ registry, now }: { readonly registry: Registry; readonly now: Date }) {
  const { remotes } = registry;
  const session = useSession();
  const viewer = session.status === 'signedIn' ? session.profile : null;
  const entries = useMemo(() => navigationFor(remotes, viewer, now), [remotes, viewer, now]);
  const knownPaths = useMemo(
    () =>
      new Set([
        ...SHELL_ROUTES.map((route) => route.path),
        ...remotes.flatMap(({ descriptor }) => descriptor.routes.map((route) => route.path)),
      ]),
    [remotes],
  );
  useEffect(() => onSessionNotice(({ message }) => showToast({ kind: 'error', text: message })), []);

  return (
    <SharedRouter>
      <SkipLink />
      <Header entries={entries} />
      <Main>
        <Page remotes={remotes} />
      </Main>
      <Footer knownPaths={knownPaths} year={now.getFullYear()} />
      <ConsentBar />
      <Toaster />
    </SharedRouter>
  );
}
