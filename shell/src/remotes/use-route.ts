import type { RegistryEntry } from '@aura/shared-federation/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { resolveRoute, type ResolvedRoute } from '../routes/resolve-route.ts';
import { stage } from './remotes.ts';

/**
 * The route of an address. A visible release keeps serving its pages: a newer registry changes nothing during use.
 */
export function useRoute(remotes: readonly RegistryEntry[], pathname: string, search: string): ResolvedRoute {
  const held = useSyncExternalStore(stage.subscribe, findHeldEntry, () => null);
  return useMemo(
    () => resolveRoute(held ? [held, ...remotes] : remotes, pathname, search),
    [held, remotes, pathname, search],
  );
}

const findHeldEntry = (): RegistryEntry | null => stage.get()?.entry ?? null;
