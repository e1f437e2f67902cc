import { createSignal } from '@aura/shared-domain';
import {
  chooseEntries,
  type Preview,
  type Registry,
  type RegistryEntry,
  type Viewer,
} from '@aura/shared-federation/contract';
import type { SessionState } from '@aura/shared-session';
import type { BrokenReleases } from './broken-releases-store.ts';
import type { LiveRegistry } from './live-registry-store.ts';
import { isSameViewer, identifyViewer } from './viewer.ts';

/** The page's data about the remotes. */
export interface KnownRemotes {
  readonly registry: Registry;
  /** The versions that are for the person in front of the page. */
  readonly entries: readonly RegistryEntry[];
}

export interface RemotesSource {
  /** The same object until the registry or the viewer changes. */
  readonly get: () => KnownRemotes;
  /** The remotes that a server renders with: the registry of the document, for an anonymous viewer. */
  readonly getWritten: () => KnownRemotes;
  readonly subscribe: (listener: () => void) => () => void;
}

interface Ports {
  readonly live: Pick<LiveRegistry, 'get' | 'subscribe'>;
  readonly broken: Pick<BrokenReleases, 'get' | 'subscribe'>;
  readonly getSession: () => SessionState;
  readonly subscribeSession: (listener: () => void) => () => void;
  /** The version that this viewer requested through its address and may see; the same object until it changes. */
  readonly previewFor?: (viewer: Viewer) => Preview | null;
  /** Until then all viewers see the prerendered version; null without a prerendered page. */
  readonly takenOver: Promise<void> | null;
}

/**
 * The remotes as they follow the registry and the session. A page that was written ahead keeps what it was written
 * with until it is taken over: an earlier change would throw its main area away.
 */
export function createRemotesSource(registry: Registry, ports: Ports): RemotesSource {
  const { live, broken, getSession, subscribeSession, takenOver, previewFor = () => null } = ports;
  const written: KnownRemotes = { registry, entries: chooseEntries(registry, null) };
  let known = written;
  let viewer: Viewer = null;
  let without: ReadonlySet<string> = new Set();
  let preview: Preview | null = null;
  let follows = takenOver === null;

  const get = (): KnownRemotes => {
    if (!follows) return written;
    const now = { registry: live.get(), viewer: identifyViewer(getSession()), without: broken.get() };
    const wanted = previewFor(now.viewer);
    const isSame = now.registry === known.registry && isSameViewer(now.viewer, viewer) && wanted === preview;
    const nothingBroke = now.without.size === 0 && without.size === 0;
    if (isSame && (nothingBroke || now.without === without)) return known;
    ({ viewer, without } = now);
    preview = wanted;
    known = { registry: now.registry, entries: chooseEntries(now.registry, viewer, without, preview) };
    return known;
  };
  const changes = createSignal();
  live.subscribe(changes.emit);
  broken.subscribe(changes.emit);
  subscribeSession(changes.emit);
  void takenOver?.then(() => {
    follows = true;
    changes.emit();
  });
  return {
    get,
    getWritten: () => written,
    subscribe: changes.subscribe,
  };
}

/** The remotes of a page that is written on a server: nothing changes. */
export function createWrittenRemotes(registry: Registry): RemotesSource {
  const written: KnownRemotes = { registry, entries: chooseEntries(registry, null) };
  return { get: () => written, getWritten: () => written, subscribe: () => () => undefined };
}
