import type { APIRequestContext } from '@playwright/test';
import { PUBLIC_PATHS } from './public-pages.ts';
import { blockOfPage } from './site.ts';

interface Route {
  readonly path: string;
  readonly access: string;
}

const ACCOUNT_PATHS = [
  '/perfil',
  '/configuracoes',
  '/notificacoes',
  '/confirmar-email',
  '/trocar-conta',
] as const;
/** Public pages that search engines do not list; of the invitations, one whose link was cut. */
const UNLISTED_PATHS = ['/desenvolvimento/remotos', '/conta/acao', '/convite/cortado'] as const;

/** Every address of the shell, and of the remotes that are registered now; patterns and their examples are left out. */
export async function everyRoute(request: APIRequestContext): Promise<readonly Route[]> {
  const html = await (await request.get('/')).text();
  const { remotes } = blockOfPage('aura-registry', html) as {
    remotes: { current: { descriptor: { routes: Route[] } } }[];
  };
  return [
    ...[...PUBLIC_PATHS, ...UNLISTED_PATHS].map((path) => ({ path, access: 'public' })),
    ...ACCOUNT_PATHS.map((path) => ({ path, access: 'signedIn' })),
    ...remotes
      .flatMap(({ current }) => current.descriptor.routes)
      .filter(({ path }) => !/[:*]/.test(path))
      .map(({ path, access }) => ({ path, access })),
  ];
}
