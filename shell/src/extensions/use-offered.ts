import type { ExtensionPointName } from '@aura/shared-federation/contract';
import { useSession } from '@aura/shared-session';
import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { useEntries } from '../registry/known-remotes.tsx';
import { listOffered, type Offered } from './offered-extensions.ts';
import { declaredExtensions, type DeclaredStore } from './declared.ts';

/** Where the extensions of the page's remotes are known from: the page itself, unless it is being written. */
export const DeclaredContext =
  createContext<Pick<DeclaredStore, 'get' | 'getWritten' | 'subscribe'>>(declaredExtensions);

/** What the remotes offer the person in front of the page at a point; at first what the page was written with. */
export function useOffered<P extends ExtensionPointName>(point: P): readonly Offered<P>[] {
  const entries = useEntries();
  const session = useSession();
  const { subscribe, get, getWritten } = useContext(DeclaredContext);
  const known = useSyncExternalStore(subscribe, get, getWritten);
  return useMemo(() => listOffered(point, entries, known, session), [point, entries, known, session]);
}
