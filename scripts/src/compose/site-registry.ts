import { ok, type Result } from '@aura/shared-domain';
import { EMPTY_REGISTRY, parseRegistry, type Registry } from '@aura/shared-federation';
import { LAYOUT, readNewest } from '@aura/shared-federation/releases';
import type { Releases } from '../releases/open-releases.ts';
import type { RemoteWorkspace } from '../workspaces/discover.ts';
import { buildWorkingCopyRegistry, computeWorkingCopyStamp } from './working-copy.ts';

/** A registry that may change while a site is served. */
export interface RegistryFeed {
  /** A text that is another one whenever {@link read} may give another registry; cheap. */
  readonly stamp: () => Promise<string>;
  /** The current registry. The error is a sentence for the terminal. */
  readonly read: () => Promise<Result<Registry, string>>;
}

/** The registry of the local site, with its released part. */
export interface SiteRegistry extends RegistryFeed {
  /** The last accepted registry of the store; null before the first one. */
  readonly released: () => Registry | null;
}

interface Sources {
  /** Where released remotes are taken from; null for the working copy alone. */
  readonly releases: Pick<Releases, 'store' | 'publicKey'> | null;
  readonly remotes: readonly RemoteWorkspace[];
  /** Receives the reason if the store's registry is refused, once per registry. */
  readonly complain: (reason: string) => void;
}

/**
 * The registry of the local site: released remotes from the store, and never released ones from the working copy. If
 * the store gives nothing valid, its last good registry stays; at the start that is an empty one.
 */
export function createSiteRegistry({ releases, remotes, complain }: Sources): SiteRegistry {
  let lastGood: Registry | null = null;
  let lastComplaint: string | null = null;
  const newest = async (): Promise<Result<Registry | null, string>> =>
    releases ? readNewest(releases.store, releases.publicKey) : ok(null);

  return {
    released: () => lastGood,
    async stamp() {
      const revisions = releases ? await releases.store.list(LAYOUT.revisions).catch(() => []) : [];
      return `${revisions.at(-1) ?? ''}\n${await computeWorkingCopyStamp(remotes)}`;
    },
    async read() {
      const released = await newest();
      const combined = released.ok ? await combine(released.value, remotes) : released;
      if (released.ok && combined.ok) {
        lastGood = released.value;
        lastComplaint = null;
        return combined;
      }
      const fallback = await combine(lastGood, remotes);
      // A fault in the working copy alone is not the store's.
      if (!combined.ok && fallback.ok && combined.error !== lastComplaint) {
        lastComplaint = combined.error;
        complain(`As versões publicadas foram recusadas: ${combined.error}`);
      }
      return fallback;
    },
  };
}

/** A constant registry. */
export const makeFixedRegistry = (registry: Registry): RegistryFeed => ({
  stamp: async () => '',
  read: async () => ok(registry),
});

async function combine(
  released: Registry | null,
  remotes: readonly RemoteWorkspace[],
): Promise<Result<Registry, string>> {
  const names = new Set([
    ...(released?.remotes ?? []).map(({ current }) => current.descriptor.name),
    // A retired remote must not come back as its build in the working copy.
    ...(released?.retired ?? []).map(({ name }) => name),
  ]);
  const copy = await buildWorkingCopyRegistry(remotes.filter(({ name }) => !names.has(name)));
  if (!copy.ok) return copy;
  return parseRegistry({
    ...(released ?? EMPTY_REGISTRY),
    overrides: 'localhost',
    remotes: [...(released?.remotes ?? []), ...copy.value.remotes],
  });
}
