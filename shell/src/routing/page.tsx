import type { RegistryEntry } from '@aura/shared-federation/contract';
import { Navigate, useLocation } from '@aura/shared-session/router';
import { Spinner } from '@aura/shared-ui';
import { ErrorBoundary } from '@aura/shared-ui/host';
import { memo, Suspense, useEffect, useMemo } from 'react';
import { reportArrival } from './arrival.ts';
import { RemoteOutlet } from '../remotes/remote-outlet.tsx';
import { useRoute } from '../remotes/use-route.ts';
import { ClosedNotice } from './closed-notice.tsx';
import { Guarded } from './guarded.tsx';
import { PageFailure } from './page-failure.tsx';
import type { ResolvedRoute } from '../routes/resolve-route.ts';
import { NotFound, SHELL_PAGES } from './shell-pages.ts';
import { guardRoute, useSession, useSessionPhase } from '@aura/shared-session/host';
import { buildPageHead } from '../head/page-head.ts';
import { setDocumentHead } from '../head/document-head.ts';
import { RouteAnnouncer } from '../layout/index.ts';
import { useFocusOnArrival } from '../focus/use-focus-on-arrival.ts';
import { useScrollMemory } from './scroll/use-scroll-memory.ts';

interface Props {
  readonly remotes: readonly RegistryEntry[];
  /** The first page was there before the application. */
  readonly isWritten: boolean;
}

/** The page of the current address, inside its guard. */
export const Page = memo(function Page({ remotes, isWritten }: Props) {
  const { pathname, search } = useLocation();
  const route = useRoute(remotes, pathname, search);
  return (
    <>
      <PageSurroundings route={route} isWritten={isWritten} />
      <ErrorBoundary
        key={route.kind === 'remote' ? route.entry.descriptor.name : pathname}
        fallback={renderFailure}
      >
        <Suspense fallback={<Spinner />}>
          <Content route={route} path={pathname + search} />
          <Arrived />
        </Suspense>
      </ErrorBoundary>
    </>
  );
});

function Content({ route, path }: { readonly route: ResolvedRoute; readonly path: string }) {
  if (route.kind === 'alias') return <Navigate to={route.to} replace />;
  if (route.kind === 'unknown') return <NotFound />;
  const ShellPage = route.kind === 'shell' ? SHELL_PAGES[route.page] : null;
  return (
    <Guarded access={route.access} path={path} title={route.title}>
      <ClosedNotice />
      {route.kind === 'remote' ? (
        <RemoteOutlet entry={route.entry} files={route.files} title={route.title} />
      ) : (
        ShellPage && <ShellPage />
      )}
    </Guarded>
  );
}

/** Mounted together with the visible content. */
function Arrived() {
  useEffect(reportArrival, []);
  return null;
}

function renderFailure(error: unknown, onRetry: () => void) {
  return (
    <>
      <PageFailure error={error} onRetry={onRetry} />
      <Arrived />
    </>
  );
}

interface PageSurroundingsProps {
  readonly route: ResolvedRoute;
  /** The first page was there before the application. */
  readonly isWritten: boolean;
}

/** Title, announcement, focus and scroll position of the page; draws nothing that can be seen. */
function PageSurroundings({ route, isWritten }: PageSurroundingsProps) {
  const { pathname } = useLocation();
  const session = useSession();
  const isVerified = useSessionPhase() === 'verified';
  const isRestricted =
    'access' in route && guardRoute(route.access, session, pathname, isVerified).kind === 'restricted';
  const head = useMemo(() => buildPageHead(route, pathname, isRestricted), [route, pathname, isRestricted]);
  useEffect(() => setDocumentHead(head), [head]);
  useScrollMemory(isWritten);
  useFocusOnArrival(pathname);
  return <RouteAnnouncer title={head.title} />;
}
