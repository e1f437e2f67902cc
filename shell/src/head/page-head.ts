import { hasParameters, hidePathToken } from '@aura/shared-domain';
import type { ResolvedRoute } from '../routes/resolve-route.ts';
import { findPublicationDay } from '../routes/shell-routes.ts';
import type { PageHead } from './head-tags.ts';

/** Invisible: the router replaces an alias at once. */
const REDIRECT = { title: 'Abrindo a página', description: 'Você será levado ao endereço atual da página.' };
const UNKNOWN = { title: 'Página não encontrada', description: 'O endereço não existe na Aura.' };
const RESTRICTED = { title: 'Acesso restrito', description: 'Esta página pede um tipo de conta específico.' };

/** Pages that everybody may open and no search engine should show. */
const UNLISTED = new Set(['/desenvolvimento/remotos', '/conta/acao']);

/** The head of the page at an address. */
export function buildPageHead(route: ResolvedRoute, pathname: string, isRestricted = false): PageHead {
  const bare = { path: pathname, kind: 'website', isListed: false } as const;
  if (isRestricted) return { ...RESTRICTED, ...bare };
  if (route.kind === 'alias') return { ...REDIRECT, ...bare };
  if (route.kind === 'unknown') return { ...UNKNOWN, ...bare };
  const { title, description, access } = route;
  const told = hidePathToken(pathname);
  // A pattern has a token in the place of one: `/pagina/:token`.
  const isListed = access === 'public' && !UNLISTED.has(pathname) && !hasParameters(told);
  const day = findPublicationDay(pathname);
  const kind = day ? 'article' : 'website';
  // Nothing in the document repeats a token.
  const path = hasParameters(told) ? null : pathname;
  return { title, description, path, kind, isListed, publishedOn: day ?? undefined };
}
