import { createStore, err, type Result } from '@aura/shared-domain';
import {
  EMPTY_REGISTRY,
  fetchRegistry,
  openSigned,
  withHeardOf,
  withoutSeals,
  type Registry,
  type RegistrySource,
} from '@aura/shared-federation/contract';
import { openBrowserStorage, type SafeStorage } from '@aura/shared-session/host';
import {
  NO_OVERRIDES,
  OVERRIDES_KEY,
  type OverrideSet,
  type OverrideState,
} from '../overrides/override-state.ts';
import { putOverrides } from '../overrides/put-overrides.ts';
import { keepRegistry, readKeptRegistry, readKeptRevision } from './kept-registry.ts';
import { readRegistry, readRegistrySource } from './read-registry.ts';

interface RegistryPorts {
  /** The registry of the page itself. */
  readonly inline: () => Result<Registry, string>;
  /** Source of newer registries; null if there is none. */
  readonly source: () => RegistrySource | null;
  readonly storage: Pick<SafeStorage, 'read' | 'write'>;
  readonly fetchRegistry: (url: string) => Promise<Result<unknown, string>>;
  /** Asks for the local versions that a developer has stored. Never rejects. */
  readonly loadOverrides: (stored: string) => Promise<OverrideSet>;
  /** Says why something was refused. */
  readonly report: (reason: string) => void;
}

export interface LiveRegistry {
  /** Finds the registry to start with; gives what was released, without overrides. Never rejects. */
  readonly open: () => Promise<Registry>;
  /** The current registry, with overrides; the same object until it changes. */
  readonly get: () => Registry;
  /** State of the overrides; the same array until it changes. */
  readonly getOverrides: () => readonly OverrideState[];
  /** Asks for a newer registry and gives the one that then holds. Simultaneous calls share one request. Never rejects. */
  readonly refresh: () => Promise<Registry>;
  /** Why the newest answer was refused, or missing; null if it was accepted. */
  readonly getRefusal: () => string | null;
  /** Calls the listener after every change; returns a function that stops it. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * The registry of a page for as long as the page lives: it begins with the newest of the one that the page carries and
 * the one that this device took last, and only goes forward. Whatever is not signed, not valid or older is refused with a reason, and the last good one stays.
 */
export function createLiveRegistry(ports: RegistryPorts): LiveRegistry {
  const { source, storage, report } = ports;
  let released = EMPTY_REGISTRY;
  /** The last accepted registry, with its signatures; null before the first fetch. */
  let taken: Registry | null = null;
  let overrides = NO_OVERRIDES;
  const shown = createStore(putOverrides(released, overrides));
  let running: Promise<Registry> | null = null;
  let refusal: string | null = null;

  const refuse = (reason: string): void => {
    refusal = reason;
    report(reason);
  };

  const publish = () => shown.set(putOverrides(released, overrides));

  async function fetchNewest(): Promise<Registry> {
    refusal = null;
    const place = source();
    if (!place) return shown.get().registry;
    const signed = await ports.fetchRegistry(place.url);
    if (signed.ok) await accept(signed.value, place);
    else refuse(signed.error);
    return shown.get().registry;
  }

  async function accept(signed: unknown, { key }: RegistrySource): Promise<void> {
    const opened = await openSigned(signed, key, taken ?? (await knownBefore(key)));
    if (!opened.ok) return refuse(opened.error);
    const { registry, refused } = opened.value;
    const { revision } = registry;
    if (revision < released.revision)
      return refuse(`registry: revision ${revision} is older than ${released.revision}`);
    // The rest of it counts: one owner's missing signature does not block the others.
    for (const reason of refused) report(reason);
    // The stored registry is later verified without a predecessor, so it must be complete.
    if (refused.length === 0) keepRegistry(storage, signed);
    taken = registry;
    const next = withoutSeals(registry);
    if (JSON.stringify(next) === JSON.stringify(released)) return;
    released = next;
    publish();
  }

  /** The page's registry, combined with the owners' statements that this device remembers. */
  async function knownBefore(key: RegistrySource['key']): Promise<Registry> {
    const kept = await readKeptRegistry(storage, key);
    if (!kept.ok) return released;
    const { owners } = kept.value;
    return withHeardOf({ ...released, ...(owners && { owners }) }, kept.value);
  }

  const refresh = () => {
    running ??= fetchNewest().finally(() => {
      running = null;
    });
    return running;
  };

  /**
   * The registry to start with. The device's last accepted one may be newer than the page's: a reload must not return
   * to a withdrawn version.
   */
  async function newestOf(own: Registry, place: RegistrySource | null): Promise<Registry> {
    if (!place || readKeptRevision(storage) <= own.revision) return own;
    const kept = await readKeptRegistry(storage, place.key);
    if (kept.ok) return withoutSeals(kept.value);
    report(kept.error);
    return own;
  }

  async function openReleased(): Promise<void> {
    const place = source();
    const inline = ports.inline();
    if (!inline.ok) report(inline.error);
    const kept = async () => (place ? readKeptRegistry(storage, place.key) : err('registry: no source'));
    const first = inline.ok ? inline : await kept();
    if (first.ok) released = await newestOf(first.value, place);
    else {
      report(first.error);
      await refresh();
    }
  }

  return {
    open: async () => {
      await openReleased();
      const stored = released.overrides === 'localhost' ? storage.read(OVERRIDES_KEY) : null;
      if (stored !== null) overrides = await ports.loadOverrides(stored);
      publish();
      return released;
    },
    get: () => shown.get().registry,
    getOverrides: () => shown.get().states,
    refresh,
    getRefusal: () => refusal,
    subscribe: shown.subscribe,
  };
}

/** The registry of this page. */
export const liveRegistry = createLiveRegistry({
  inline: () => readRegistry(document),
  source: () => readRegistrySource(document),
  storage: openBrowserStorage(),
  fetchRegistry,
  loadOverrides,
  report: (reason) => console.error(reason),
});

/** The code for it comes only to the pages of developers. */
async function loadOverrides(stored: string): Promise<OverrideSet> {
  try {
    const { loadOverrides: load } = await import(
      /* webpackChunkName: "overrides" */ '../overrides/load-overrides.ts'
    );
    return await load(stored);
  } catch (error) {
    console.error('overrides:', error);
    return NO_OVERRIDES;
  }
}
