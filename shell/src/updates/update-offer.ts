import { createSignal } from '@aura/shared-domain';
import type { Registry, RegistryEntry, Release } from '@aura/shared-federation/contract';
import type { RemotesSource } from '../registry/remotes-source.ts';

/** The version of a remote that is on the screen. */
export interface MountedRemote {
  /** Null if there is none. */
  readonly get: () => Release | null;
  readonly subscribe: (listener: () => void) => () => void;
}

export interface UpdateOffer {
  /** The version that could replace the visible one; null if there is none. */
  readonly get: () => RegistryEntry | null;
  readonly subscribe: (listener: () => void) => () => void;
  /** Not now: the version at hand is not offered again on this page. */
  readonly decline: () => void;
}

/** The state when the visible remote was mounted. */
interface Mounting {
  readonly onScreen: string | null;
  readonly registry: Registry;
  /** The registry's version at that time: if another version is visible, this one failed to load. */
  readonly named: string | null;
}

/**
 * Offers what a newer registry names in the place of the remote on the screen. A person who turns out to be signed in
 * gets another version at the next visit, without being asked.
 */
export function createUpdateOffer(
  mounted: MountedRemote,
  remotes: Pick<RemotesSource, 'get' | 'subscribe'>,
): UpdateOffer {
  const declined = new Set<string>();
  const refusals = createSignal();
  let mounting: Mounting | null = null;

  const named = (): RegistryEntry | undefined => {
    const name = mounted.get()?.descriptor.name;
    return remotes.get().entries.find(({ descriptor }) => descriptor.name === name);
  };
  const currentMounting = (): Mounting => {
    const release = mounted.get();
    const onScreen = release && computeKey(release);
    if (mounting?.onScreen === onScreen) return mounting;
    const entry = named();
    mounting = { onScreen, registry: remotes.get().registry, named: entry ? computeKey(entry) : null };
    return mounting;
  };

  return {
    get: () => {
      const then = currentMounting();
      const entry = named();
      if (!entry || then.registry === remotes.get().registry) return null;
      const key = computeKey(entry);
      return key === then.onScreen || key === then.named || declined.has(key) ? null : entry;
    },
    subscribe: (listener) => {
      const stops = [mounted, remotes, refusals].map((changing) => changing.subscribe(listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    decline: () => {
      const entry = named();
      if (entry) declined.add(computeKey(entry));
      refusals.emit();
    },
  };
}

const computeKey = ({ baseUrl, descriptor }: Release): string => `${baseUrl} ${descriptor.version}`;
