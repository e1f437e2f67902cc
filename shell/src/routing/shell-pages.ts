import { lazyWithRetry, type LazyComponent } from '@aura/shared-session/lifecycles';
import type { ResolvedRoute } from '../routes/resolve-route.ts';
import type { ShellPageName } from '../routes/shell-routes.ts';

/** The component of every page of the shell; a page without a component does not compile. */
export const SHELL_PAGES: Readonly<Record<ShellPageName, LazyComponent<object>>> = {
  '/': lazyWithRetry(() => import('../pages/home/home-page.tsx')),
  '/para-empresas': lazyWithRetry(() => import('../pages/para-empresas/para-empresas-page.tsx')),
  '/sobre-nos': lazyWithRetry(() => import('../pages/sobre-nos/sobre-nos-page.tsx')),
  '/contato': lazyWithRetry(() => import('../pages/contato/contato-page.tsx')),
  '/faq': lazyWithRetry(() => import('../pages/faq/faq-page.tsx')),
  '/faq-empresas': lazyWithRetry(() => import('../pages/faq-empresas/faq-empresas-page.tsx')),
  '/blog': lazyWithRetry(() => import('../pages/blog/blog-page.tsx')),
  '/blog/:slug': lazyWithRetry(() => import('../pages/nota/nota-page.tsx')),
  '/recursos': lazyWithRetry(() => import('../pages/recursos/recursos-page.tsx')),
  '/recursos/:slug': lazyWithRetry(() => import('../pages/artigo/artigo-page.tsx')),
  '/politica-de-privacidade': lazyWithRetry(
    () => import('../pages/politica-de-privacidade/politica-de-privacidade-page.tsx'),
  ),
  '/termos-de-uso': lazyWithRetry(() => import('../pages/termos-de-uso/termos-de-uso-page.tsx')),
  '/login': lazyWithRetry(() => import('../pages/login/login-page.tsx')),
  '/signup': lazyWithRetry(() => import('../pages/signup/signup-page.tsx')),
  '/confirmar-email': lazyWithRetry(() => import('../pages/confirmar-email/confirmar-email-page.tsx')),
  '/conta/acao': lazyWithRetry(() => import('../pages/acao-da-conta/acao-da-conta-page.tsx')),
  '/trocar-conta': lazyWithRetry(() => import('../pages/trocar-conta/trocar-conta-page.tsx')),
  '/desenvolvimento/remotos': lazyWithRetry(() => import('../pages/development/remotos-page.tsx')),
  '/perfil': lazyWithRetry(() => import('../pages/perfil/perfil-page.tsx')),
  '/configuracoes': lazyWithRetry(() => import('../pages/configuracoes/configuracoes-page.tsx')),
  '/notificacoes': lazyWithRetry(() => import('../pages/notificacoes/notificacoes-page.tsx')),
};

export const NotFound = lazyWithRetry(() => import('../pages/not-found/not-found-page.tsx'));
export const Restricted = lazyWithRetry(() => import('../pages/restricted/restricted-page.tsx'));

/** Fetches the code of the shell's own page at an address. Rejects on failure. */
export async function preloadPage(route: ResolvedRoute): Promise<void> {
  if (route.kind === 'shell') await SHELL_PAGES[route.page].preload();
  if (route.kind === 'unknown') await NotFound.preload();
}
