import type { RegistryEntry } from '@aura/shared-federation/contract';
import { forgetFailedChunks } from '@aura/shared-session/lifecycles';
import { Navigate, useLocation } from '@aura/shared-session/router';
import { Button, ErrorBoundary, Notice, Spinner } from '@aura/shared-ui';
import { Suspense, useMemo } from 'react';
import { RouteAnnouncer } from '../layout/index.ts';
import { RemoteOutlet } from '../remotes/remote-outlet.tsx';
import { Guarded } from './guarded.tsx';
import { resolveRoute, type ResolvedRoute } from './resolve-route.ts';
import { NotFound, SHELL_PAGES } from './shell-pages.ts';
import { useRouteEffects } from './use-route-effects.ts';

/** Never seen: an alias is replaced at once. */
const REDIRECT = { title: 'Abrindo a página', description: 'Você será levado ao endereço atual da página.' };
const UNKNOWN = { title: 'Página não encontrada', description: 'O endereço não existe na Aura.' };

/** The page of the current address, inside its guard. */
export function Page({ remotes }: { readonly remotes: readonly RegistryEntry[] }) {
  const { pathname, search } = useLocation();
  const route = useMemo(() => resolveRoute(remotes, pathname, search), [remotes, pathname, search]);
  const page = 'title' in route ? route : route.kind === 'alias' ? REDIRECT : UNKNOWN;
  useRouteEffects(pathname, page);

  return (
    <>
      <RouteAnnouncer title={page.title} />
      <ErrorBoundary
        key={route.kind === 'remote' ? route.entry.descriptor.name : pathname}
        fallback={renderFailure}
      >
        <Suspense fallback={<Spinner />}>
          <Content route={route} path={pathname + search} />
        </Suspense>
      </ErrorBoundary>
    </>
  );
}

function Content({ route, path }: { readonly route: ResolvedRoute; readonly path: string }) {
  if (route.kind === 'alias') return <Navigate to={route.to} replace />;
  if (route.kind === 'unknown') return <NotFound />;
  const ShellPage = route.kind === 'shell' ? SHELL_PAGES[route.path] : null;
  return (
    <Guarded access={route.access} path={path}>
      {route.kind === 'remote' ? <RemoteOutlet entry={route.entry} /> : ShellPage && <ShellPage />}
    </Guarded>
  );
}

function renderFailure(_error: unknown, onRetry: () => void) {
  return (
    <Notice
      tone="error"
      title="Não foi possível mostrar esta página"
      action={<Button onClick={() => afresh(onRetry)}>Tentar novamente</Button>}
    >
      Verifique sua conexão. O restante do site continua funcionando.
    </Notice>
  );
}

function afresh(retry: () => void): void {
  forgetFailedChunks();
  retry();
}
