import type { ExtensionPointName } from '@aura/shared-federation/contract';
import { useSession } from '@aura/shared-session';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useEntries } from '../registry/known-remotes.tsx';
import { listOffered, type Offered } from './offered-extensions.ts';
import { declaredExtensions, type DeclaredStore } from './declared.ts';

/** Source of the extensions: the page itself, or the composition while prerendering. */
export const DeclaredContext =
  createContext<Pick<DeclaredStore, 'get' | 'getWritten' | 'subscribe'>>(declaredExtensions);

/** The remotes' extensions for the person at a point; initially those of the prerendered page. */
export function useOffered<P extends ExtensionPointName>(point: P): readonly Offered<P>[] {
  const entries = useEntries();
  const session = useSession();
  const { subscribe, get, getWritten } = useContext(DeclaredContext);
  const known = useSyncExternalStore(subscribe, get, getWritten);
  return useMemo(() => listOffered(point, entries, known, session), [point, entries, known, session]);
}
