import type { RegistryEntry } from '@aura/shared-federation/contract';
import { forgetFailedChunks } from '@aura/shared-session/lifecycles';
import { Navigate, useLocation } from '@aura/shared-session/router';
import { Button, ErrorBoundary, Notice, Spinner } from '@aura/shared-ui';
import { memo, Suspense, useEffect, useMemo } from 'react';
import { reportArrival } from './arrival.ts';
import { RemoteOutlet } from '../remotes/remote-outlet.tsx';
import { Guarded } from './guarded.tsx';
import { PageSurroundings } from './page-surroundings.tsx';
import { resolveRoute, type ResolvedRoute } from '../routes/resolve-route.ts';
import { NotFound, SHELL_PAGES } from './shell-pages.ts';

interface Props {
  readonly remotes: readonly RegistryEntry[];
  /** The first page was there before the application. */
  readonly isWritten: boolean;
}

/** The page of the current address, inside its guard. */
export const Page = memo(function Page({ remotes, isWritten }: Props) {
  const { pathname, search } = useLocation();
  const route = useMemo(() => resolveRoute(remotes, pathname, search), [remotes, pathname, search]);
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
    <Guarded access={route.access} path={path}>
      {route.kind === 'remote' ? <RemoteOutlet entry={route.entry} /> : ShellPage && <ShellPage />}
    </Guarded>
  );
}

/** Mounted together with what the person sees. */
function Arrived() {
  useEffect(reportArrival, []);
  return null;
}

function renderFailure(_error: unknown, onRetry: () => void) {
  return (
    <>
      <Notice
        tone="error"
        title="Não foi possível mostrar esta página"
        action={<Button onClick={() => afresh(onRetry)}>Tentar novamente</Button>}
      >
        Verifique sua conexão. O restante do site continua funcionando.
      </Notice>
      <Arrived />
    </>
  );
}

function afresh(retry: () => void): void {
  forgetFailedChunks();
  retry();
}
