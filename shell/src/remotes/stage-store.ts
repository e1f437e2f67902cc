import { createStore } from '@aura/shared-domain';
import { releaseId, type RegistryEntry, type Release } from '@aura/shared-federation/contract';
import type { BrokenReleases } from '../registry/broken-releases-store.ts';
import { resolveRoute } from '../routes/resolve-route.ts';
import { waitSettled } from './loading/settled.ts';
import { Visit, type VisitPorts } from './visit/visit.ts';
import type { VisitState } from './visit/visit-state.ts';

/** The remote that a person looks at. */
export interface OnStage {
  readonly entry: RegistryEntry;
  /** Element for the remote. */
  readonly host: HTMLElement;
  readonly state: VisitState;
}

export interface StagePorts extends VisitPorts {
  /** Asks for a newer registry. Never rejects. */
  readonly refresh: () => Promise<unknown>;
  /** The entry of a remote as the registry has it now. */
  readonly newest: (remote: string) => RegistryEntry | null;
  readonly broken: Pick<BrokenReleases, 'add' | 'forget'>;
}

/** A retry does not wait longer than this for a newer registry. */
const REFRESH_PATIENCE_MS = 4_000;

/**
 * Shows remotes, one at a time. The visible remote stays until the person leaves or retries, even when the registry
 * changes.
 */
export class RemoteStage {
  readonly #ports: StagePorts;
  readonly #shown = createStore<OnStage | null>(null);
  #visit: Visit | null = null;

  constructor(ports: StagePorts) {
    this.#ports = ports;
  }

  /** The visible state; the same object until it changes. */
  readonly get = this.#shown.get;

  /** The running release, which may be a fallback for the requested one. */
  readonly running = (): Release | null => this.#visit?.running() ?? null;

  readonly subscribe = this.#shown.subscribe;

  /** Puts a release on the stage, unless it is there. */
  show(entry: RegistryEntry): void {
    if (this.#visit && isSame(this.#visit.entry, entry)) this.#visit.renew(entry);
    else this.#begin(entry);
  }

  /** Empties the stage. */
  leave(): void {
    this.#visit?.end();
    this.#visit = null;
    this.#publish();
  }

  /** A fresh attempt with the current registry. */
  async retry(): Promise<void> {
    const visit = this.#visit;
    if (!visit) return;
    visit.wait();
    await waitSettled(() => this.#ports.refresh(), REFRESH_PATIENCE_MS);
    // The person may have left or retried in the meantime.
    if (this.#visit !== visit || visit.getState().kind !== 'loading') return;
    const newest = this.#ports.newest(visit.entry.descriptor.name) ?? visit.entry;
    if (!isSame(newest, visit.entry)) return this.#begin(newest);
    visit.renew(newest);
    visit.begin();
  }

  /** An unhandled error in a file of the running release. */
  trouble(where: 'event' | 'promise', error: unknown): void {
    this.#visit?.trouble(where, error);
  }

  dismissTrouble(): void {
    this.#visit?.dismissTrouble();
  }

  #begin(entry: RegistryEntry, { isStandIn = false } = {}): void {
    this.#visit?.end();
    const visit = new Visit(entry, this.#ports, {
      isStandIn,
      giveWay: (broken) => this.#visit === visit && !isStandIn && this.#replace(broken),
      onChange: () => {
        if (this.#visit !== visit) return;
        // If no version works, the release may not be the cause: the next attempt tries all versions again.
        if (isStandIn && visit.getState().kind === 'failed') this.#ports.broken.forget(entry.descriptor.name);
        this.#publish();
      },
    });
    this.#visit = visit;
    visit.begin();
  }

  /** Replaces a broken release by another one of the registry that has the current page. */
  #replace(broken: Release): boolean {
    const { name } = broken.descriptor;
    this.#ports.broken.add(broken);
    const other = this.#ports.newest(name);
    const { pathname, search } = window.location;
    const isPage = other !== null && resolveRoute([other], pathname, search).kind === 'remote';
    if (!isPage || isSame(other, broken)) {
      this.#ports.broken.forget(name);
      return false;
    }
    this.#begin(other, { isStandIn: true });
    return true;
  }

  #publish(): void {
    const visit = this.#visit;
    this.#shown.set(visit && { entry: visit.entry, host: visit.host, state: visit.getState() });
  }
}

const isSame = (one: Release, other: Release): boolean =>
  releaseId(one.descriptor) === releaseId(other.descriptor);
