import { EMPTY_REGISTRY, type Registry, type RegistryEntry } from '@aura/shared-federation/contract';
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import { createWrittenRemotes, type KnownRemotes, type RemotesSource } from './remotes-source.ts';

const Source = createContext<RemotesSource>(createWrittenRemotes(EMPTY_REGISTRY));

interface Props {
  readonly source: RemotesSource;
  readonly children: ReactNode;
}

/** Provides the remotes to its children. It never renders again itself: only consumers follow a change. */
export const RemotesProvider = ({ source, children }: Props) => <Source value={source}>{children}</Source>;

/** The remotes for the person in front of the page; at first those that a server wrote the page with. */
export const useEntries = (): readonly RegistryEntry[] => useKnownRemotes().entries;

/** The current registry. */
export const useRegistry = (): Registry => useKnownRemotes().registry;

function useKnownRemotes(): KnownRemotes {
  const { subscribe, get, getWritten } = useContext(Source);
  return useSyncExternalStore(subscribe, get, getWritten);
}
