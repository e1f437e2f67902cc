import type { ExtensionPointName } from '@aura/shared-federation/contract';
import { useSession } from '@aura/shared-session';
import { useMemo, useSyncExternalStore } from 'react';
import { useEntries } from '../registry/known-remotes.tsx';
import { offeredAt, type Offered } from './offered.ts';
import { declaredExtensions, type KnownExtensions } from './declared.ts';

const NOTHING: KnownExtensions = new Map();

/** What the remotes offer the person in front of the page at a point; nothing in a page that is written ahead. */
export function useOffered<P extends ExtensionPointName>(point: P): readonly Offered<P>[] {
  const entries = useEntries();
  const session = useSession();
  const known = useSyncExternalStore(declaredExtensions.subscribe, declaredExtensions.get, () => NOTHING);
  return useMemo(() => offeredAt(point, entries, known, session), [point, entries, known, session]);
}
