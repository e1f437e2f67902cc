import { entriesFor, type Registry } from '@aura/shared-federation/contract';
import { SharedRouter } from '@aura/shared-session/router';
import { Toaster } from '@aura/shared-ui';
import { useMemo } from 'react';
import { ConsentBar } from './consent/index.ts';
import { InactivityGuard } from './inactivity/index.ts';
import { Footer, Header, Main, SkipLink } from './layout/index.ts';
import { SessionEffects } from './session/index.ts';
import { Page } from './routing/page.tsx';
import { knownPaths, KnownPathsProvider } from './routes/known-paths.tsx';

interface Props {
  readonly registry: Registry;
  readonly now: Date;
  /**
   * Path of a page whose HTML was written ahead; null where there is none. The first render then leaves out query
   * and fragment, which nobody knew when it was written.
   */
  readonly writtenFor: string | null;
}

/**
 * The whole page: header, main area, footer, cookie bar, toasts. Nothing here follows the session: a change while
 * a written page is being taken over would throw its main area away.
 */
export function App({ registry, now, writtenFor }: Props) {
  const remotes = useMemo(() => entriesFor(registry, null), [registry]);
  const paths = useMemo(() => knownPaths(remotes), [remotes]);
  return (
    <SharedRouter writtenFor={writtenFor}>
      <SkipLink />
      <Header remotes={remotes} now={now} />
      <Main>
        <KnownPathsProvider paths={paths}>
          <Page remotes={remotes} isWritten={writtenFor !== null} />
        </KnownPathsProvider>
      </Main>
      <Footer knownPaths={paths} year={now.getFullYear()} />
      <ConsentBar />
      <Toaster />
      <SessionEffects />
      <InactivityGuard />
    </SharedRouter>
  );
}
