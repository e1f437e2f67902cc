import { matchesPattern, SHELL_NAME } from '@aura/shared-domain';
import type { RegistryEntry } from '@aura/shared-federation/contract';
import { resolveRoute } from '../routes/resolve-route.ts';

/** Whose page stands at an address. */
export interface Place {
  readonly remote: string;
  readonly version: string;
  /** Pattern of the route. */
  readonly route: string;
}

/**
 * The page of an address; null for an address that leads nowhere or on to another.
 * @param onScreen versions that are really in the page, which may be others than the registry names by now
 */
export function placeOf(
  pathname: string,
  remotes: readonly RegistryEntry[],
  onScreen: ReadonlyMap<string, string>,
): Place | null {
  const resolved = resolveRoute(remotes, pathname);
  if (resolved.kind === 'shell') return { remote: SHELL_NAME, version: __VERSION__, route: resolved.page };
  if (resolved.kind !== 'remote') return null;
  const { name, version, routes } = resolved.entry.descriptor;
  const route = routes.find(({ path }) => matchesPattern(path, pathname));
  return route ? { remote: name, version: onScreen.get(name) ?? version, route: route.path } : null;
}
