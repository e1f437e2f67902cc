import { matchesPattern, resolveAlias, type Access } from '@aura/shared-domain';
import type { RegistryEntry, ViewPoint } from '@aura/shared-federation/contract';
import { SHELL_ROUTES, type ShellPageName } from './shell-routes.ts';

interface PageMeta {
  readonly title: string;
  readonly description: string;
  readonly access: Access;
}

/** The page of an address. */
export type ResolvedRoute =
  | ({ readonly kind: 'shell'; readonly page: ShellPageName; readonly point?: ViewPoint } & PageMeta)
  | ({
      readonly kind: 'remote';
      readonly entry: RegistryEntry;
      /** Pattern of the path. */
      readonly path: string;
      /** Files that its first paint needs besides the initial ones. */
      readonly files: readonly string[];
    } & PageMeta)
  | { readonly kind: 'alias'; readonly to: string }
  | { readonly kind: 'unknown' };

/**
 * Finds the page of an address: aliases first, then the shell's own pages, then those of the remotes; the first match
 * wins.
 */
export function resolveRoute(
  remotes: readonly RegistryEntry[],
  pathname: string,
  search = '',
): ResolvedRoute {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') || '/' : pathname;
  const alias = resolveAlias(path, search);
  if (alias) return { kind: 'alias', to: alias };
  const own = SHELL_ROUTES.find((route) => matchesPattern(route.path, path));
  if (own) return { kind: 'shell', ...own };
  for (const entry of remotes) {
    const route = entry.descriptor.routes.find((candidate) => matchesPattern(candidate.path, path));
    if (route) return { kind: 'remote', entry, ...route };
  }
  return { kind: 'unknown' };
}
