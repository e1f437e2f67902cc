import {
  parseRegistry,
  type Registry,
  type RegistryRemote,
  type Release,
} from '@aura/shared-federation/contract';
import type { OverrideSet, OverrideState } from './override-state.ts';

interface Overridden {
  readonly registry: Registry;
  readonly states: readonly OverrideState[];
}

/**
 * The registry with local versions replacing released ones, or added as new remotes. A local version that claims
 * something of another remote is omitted, with the reason. If the registry does not allow overrides, all are ignored.
 */
export function putOverrides(released: Registry, { releases, states }: OverrideSet): Overridden {
  if (released.overrides !== 'localhost') return { registry: released, states: [] };
  let registry = released;
  const refused = new Map<string, string>();
  for (const release of releases) {
    const parsed = parseRegistry(withRelease(registry, release));
    if (parsed.ok) registry = parsed.value;
    else refused.set(release.descriptor.name, parsed.error);
  }
  return {
    registry,
    states: states.map((state) => ({ ...state, failure: refused.get(state.name) ?? state.failure })),
  };
}

function withRelease({ remotes, ...registry }: Registry, current: Release): Registry {
  const { name } = current.descriptor;
  const isNew = remotes.every((remote) => nameOf(remote) !== name);
  const replaced = remotes.map((remote) => (nameOf(remote) === name ? { current } : remote));
  return { ...registry, remotes: isNew ? [...remotes, { current }] : replaced };
}

const nameOf = ({ current }: RegistryRemote): string => current.descriptor.name;
