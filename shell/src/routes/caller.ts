import type { Registry } from '@aura/shared-federation/contract';
import type { ResolvedRoute } from './resolve-route.ts';

/** Whose page calls the backend, as its log reads it: `tools@1.4.0 r12`, or `shell r12` for a page of the shell. */
export function callerOf(route: ResolvedRoute, { revision }: Pick<Registry, 'revision'>): string {
  if (route.kind !== 'remote') return `shell r${revision}`;
  const { name, version } = route.entry.descriptor;
  return `${name}@${version} r${revision}`;
}
