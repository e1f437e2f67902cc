import { chooseEntries, type Registry, type RegistryEntry } from '@aura/shared-federation/contract';
import { buildPageHead } from '../head/page-head.ts';
import type { PageHead } from '../head/head-tags.ts';
import { resolveRoute } from '../routes/resolve-route.ts';

/** Path patterns of public pages: a staged version may have a page that the current one lacks. */
export const listRemotePatterns = (registry: Registry): readonly string[] => [
  ...new Set(listEntries(registry).flatMap(({ descriptor }) => descriptor.routes.map(({ path }) => path))),
];

/** The head of such a page. A page for some people only is excluded from search engines. */
export function buildPatternHead(registry: Registry, pattern: string): PageHead {
  const common = resolveRoute(chooseEntries(registry, null), pattern);
  if (common.kind !== 'unknown') return buildPageHead(common, pattern);
  return { ...buildPageHead(resolveRoute(listEntries(registry), pattern), pattern), isListed: false };
}

const listEntries = (registry: Registry): readonly RegistryEntry[] => [
  ...chooseEntries(registry, null),
  ...registry.remotes
    .flatMap(({ staged, previews = [] }) => [...(staged ? [staged.release] : []), ...previews])
    .map((release) => ({ ...release, fallback: null })),
];
