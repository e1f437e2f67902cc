import { SharedRouter } from '@aura/shared-session/router';
import { Toaster } from '@aura/shared-ui/host';
import { useMemo, useEffect } from 'react';
import { RecentLogin } from './account/recent-login/index.ts';
import { SecondFactorQuestion } from './account/second-factor/second-factor-question.tsx';
import { ConsentBar } from './consent/index.ts';
import { InactivityGuard } from './inactivity/index.ts';
import { Footer, Header, Main, SkipLink } from './layout/index.ts';
import { LowerEdge } from './lower-edge/index.ts';
import { RemotesProvider, useEntries } from './registry/known-remotes.tsx';
import type { RemotesSource } from './registry/remotes-source.ts';
import { SessionEffects } from './session/index.ts';
import { Page } from './routing/page.tsx';
import { listKnownPaths, KnownPathsProvider } from './routes/known-paths.tsx';
import { useOffered } from './extensions/index.ts';
import { keepShelves } from './shelves/keep-shelves.ts';

/** Manages the pages that remotes store on this device; draws nothing. */
function Shelves() {
  // As one text: the paths stay the same while the session and the registry change.
  const paths = useOffered('offline.shelf')
    .map(({ extension }) => extension.path)
    .join(' ');
  useEffect(() => keepShelves(paths === '' ? [] : paths.split(' ')), [paths]);
  return null;
}

interface Props {
  readonly remotes: RemotesSource;
  readonly now: Date;
  /**
   * Path of a prerendered page; null otherwise. The first render then ignores query and fragment, which were unknown
   * at build time.
   */
  readonly writtenFor: string | null;
}

/**
 * The whole page: header, main area, footer, cookie bar, toasts. Nothing here follows the session or the registry: a
 * change while a written page is being taken over would throw its main area away.
 */
export function App({ remotes, now, writtenFor }: Props) {
  return (
    <SharedRouter writtenFor={writtenFor}>
      <RemotesProvider source={remotes}>
        <SkipLink />
        <Header now={now} />
        <Main>
          <CurrentPage isWritten={writtenFor !== null} />
        </Main>
        <LowerEdge remotes={remotes} />
        <Shelves />
        <Footer year={now.getFullYear()} />
      </RemotesProvider>
      <ConsentBar />
      <Toaster />
      <SessionEffects />
      <RecentLogin />
      <SecondFactorQuestion />
      <InactivityGuard />
    </SharedRouter>
  );
}

function CurrentPage({ isWritten }: { readonly isWritten: boolean }) {
  const remotes = useEntries();
  const paths = useMemo(() => listKnownPaths(remotes), [remotes]);
  return (
    <KnownPathsProvider paths={paths}>
      <Page remotes={remotes} isWritten={isWritten} />
    </KnownPathsProvider>
  );
}
