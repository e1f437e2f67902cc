import { releaseId, type RegistryEntry, type Release } from '@aura/shared-federation/contract';
import type { RemoteFailure } from './failure.ts';
import { settled } from './loading/settled.ts';
import type { RemoteSlot } from './slot/remote-slot.ts';
import type { SlotState } from './slot/slot-state.ts';

/** The remote that a person looks at. */
export interface OnStage {
  readonly entry: RegistryEntry;
  /** Where it draws. */
  readonly host: HTMLElement;
  readonly state: SlotState;
}

export interface StagePorts {
  /** The slot of a release, the same one every time. */
  readonly slotOf: (entry: RegistryEntry) => RemoteSlot;
  /** Mounts a slot and unmounts the one before; null mounts none. Rejects where that cannot be done. */
  readonly activate: (slot: RemoteSlot | null) => Promise<void>;
  /** Why a slot could not be activated. Never rejects. */
  readonly activationFailure: (error: unknown) => Promise<RemoteFailure>;
  /** Asks for a newer registry. Never rejects. */
  readonly refresh: () => Promise<unknown>;
  /** The entry of a remote as the registry has it now. */
  readonly newest: (remote: string) => RegistryEntry | null;
}

/** A retry does not wait longer than this for a newer registry. */
const REFRESH_PATIENCE_MS = 4_000;

/**
 * Where remotes are shown, one at a time, each release in a slot of its own. What is on the stage stays until
 * somebody leaves or asks for another attempt, however the registry changes meanwhile.
 */
export class RemoteStage {
  readonly #ports: StagePorts;
  readonly #listeners = new Set<() => void>();
  #slot: RemoteSlot | null = null;
  #stopFollowing: () => void = () => undefined;
  #shown: OnStage | null = null;

  constructor(ports: StagePorts) {
    this.#ports = ports;
  }

  /** What is on the stage; the same object until it changes. */
  readonly get = (): OnStage | null => this.#shown;

  /** The release that runs, which may be one that stands in for the one asked for. */
  readonly running = (): Release | null => this.#slot?.running() ?? null;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Puts a release on the stage, unless it is there. */
  show(entry: RegistryEntry): void {
    if (this.#slot && isSame(this.#slot.entry, entry)) return;
    this.#put(this.#ports.slotOf(entry));
  }

  /** Empties the stage. */
  leave(): void {
    this.#put(null);
  }

  /** A fresh attempt: with what the registry names by then. */
  async retry(): Promise<void> {
    const slot = this.#slot;
    if (!slot) return;
    slot.prepareRetry();
    await settled(() => this.#ports.refresh(), REFRESH_PATIENCE_MS);
    // Somebody may have left or asked again meanwhile.
    if (this.#slot !== slot || slot.getState().kind !== 'loading') return;
    const next = this.#ports.slotOf(this.#ports.newest(slot.entry.descriptor.name) ?? slot.entry);
    if (next === slot && slot.isMounted()) slot.mount();
    else this.#put(next);
  }

  /** An error that nobody held, in a file of the release that runs. */
  trouble(where: 'event' | 'promise', error: unknown): void {
    this.#slot?.trouble(where, error);
  }

  dismissTrouble(): void {
    this.#slot?.dismissTrouble();
  }

  #put(slot: RemoteSlot | null): void {
    this.#stopFollowing();
    // What never came to be mounted is not unmounted by anybody else.
    if (this.#slot && !this.#slot.isMounted()) this.#slot.unmount();
    this.#slot = slot;
    this.#stopFollowing = slot?.subscribe(() => this.#publish()) ?? (() => undefined);
    this.#publish();
    void this.#ports.activate(slot).catch(async (error: unknown) => {
      const reason = await this.#ports.activationFailure(error);
      if (this.#slot === slot) slot?.fail(reason);
    });
  }

  #publish(): void {
    const slot = this.#slot;
    this.#shown = slot && { entry: slot.entry, host: slot.host, state: slot.getState() };
    for (const listener of this.#listeners) listener();
  }
}

const isSame = (one: Release, other: Release): boolean =>
  releaseId(one.descriptor) === releaseId(other.descriptor);
