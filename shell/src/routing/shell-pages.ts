import { lazyWithRetry, type LazyComponent } from '@aura/shared-session/lifecycles';
import type { ResolvedRoute } from '../routes/resolve-route.ts';
import type { ShellPageName } from '../routes/shell-routes.ts';

/** The component of every page of the shell; a page without a component does not compile. */
export const SHELL_PAGES: Readonly<Record<ShellPageName, LazyComponent<object>>> = {
  '/': lazyWithRetry(() => import('../pages/home/index.ts')),
  '/para-empresas': lazyWithRetry(() => import('../pages/para-empresas/index.ts')),
  '/sobre-nos': lazyWithRetry(() => import('../pages/sobre-nos/index.ts')),
  '/contato': lazyWithRetry(() => import('../pages/contato/index.ts')),
  '/faq': lazyWithRetry(() => import('../pages/faq/index.ts')),
  '/faq-empresas': lazyWithRetry(() => import('../pages/faq-empresas/index.ts')),
  '/blog': lazyWithRetry(() => import('../pages/blog/index.ts')),
  '/blog/:slug': lazyWithRetry(() => import('../pages/nota/index.ts')),
  '/recursos': lazyWithRetry(() => import('../pages/recursos/index.ts')),
  '/recursos/:slug': lazyWithRetry(() => import('../pages/artigo/index.ts')),
  '/politica-de-privacidade': lazyWithRetry(() => import('../pages/politica-de-privacidade/index.ts')),
  '/termos-de-uso': lazyWithRetry(() => import('../pages/termos-de-uso/index.ts')),
  '/login': lazyWithRetry(() => import('../pages/login/index.ts')),
  '/signup': lazyWithRetry(() => import('../pages/signup/index.ts')),
  '/confirmar-email': lazyWithRetry(() => import('../pages/confirmar-email/index.ts')),
  '/conta/acao': lazyWithRetry(() => import('../pages/acao-da-conta/index.ts')),
  '/trocar-conta': lazyWithRetry(() => import('../pages/trocar-conta/index.ts')),
  '/desenvolvimento/remotos': lazyWithRetry(() => import('../pages/development/index.ts')),
  '/perfil': lazyWithRetry(() => import('../pages/perfil/index.ts')),
  '/configuracoes': lazyWithRetry(() => import('../pages/configuracoes/index.ts')),
  '/notificacoes': lazyWithRetry(() => import('../pages/notificacoes/index.ts')),
};

export const NotFound = lazyWithRetry(() => import('../pages/not-found/index.ts'));
export const Restricted = lazyWithRetry(() => import('../pages/restricted/index.ts'));

/** Fetches the code of the shell's own page at an address. Rejects on failure. */
export async function preloadPage(route: ResolvedRoute): Promise<void> {
  if (route.kind === 'shell') await SHELL_PAGES[route.page].preload();
  if (route.kind === 'unknown') await NotFound.preload();
}
