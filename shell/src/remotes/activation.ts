import { releaseId, type RegistryEntry } from '@aura/shared-federation/contract';
import type { RemoteSlot } from './slot/remote-slot.ts';

/** The part of single-spa that is needed. */
export type SingleSpa = Pick<
  typeof import('single-spa'),
  'registerApplication' | 'unregisterApplication' | 'start' | 'triggerAppChange'
>;

export interface Slots {
  /** The slot of a release, the same one every time. */
  readonly slotOf: (entry: RegistryEntry) => RemoteSlot;
  /** Makes a slot the active one, or none. Rejects where single-spa cannot be loaded. */
  readonly activate: (slot: RemoteSlot | null) => Promise<void>;
}

/**
 * One slot and one application of single-spa per release. Releases of a remote that another one has followed are taken
 * out of both.
 */
export function createSlots(
  makeSlot: (entry: RegistryEntry) => RemoteSlot,
  loadSingleSpa: () => Promise<SingleSpa>,
): Slots {
  const slots = new Map<string, RemoteSlot>();
  const registered = new Map<string, RemoteSlot>();
  /** Single-spa takes an application out step by step; its name is free only after that. */
  let leaving: Promise<unknown> = Promise.resolve();
  let started = false;
  let wanted: string | null = null;

  const slotOf = (entry: RegistryEntry) => {
    const id = releaseId(entry.descriptor);
    const known = slots.get(id);
    known?.renew(entry);
    const slot = known ?? makeSlot(entry);
    slots.set(id, slot);
    return slot;
  };

  async function activate(slot: RemoteSlot | null): Promise<void> {
    const id = slot && idOf(slot);
    wanted = id;
    if (!id && !started) return;
    const spa = await loadSingleSpa();
    await leaving;
    if (id && id === wanted && registered.get(id) !== slot) register(spa, id, slot);
    if (!started) {
      started = true;
      spa.start();
    }
    await spa.triggerAppChange();
    if (slot && id === wanted) retireOthers(spa, slot);
  }

  function register(spa: SingleSpa, id: string, slot: RemoteSlot): void {
    registered.set(id, slot);
    spa.registerApplication({
      name: id,
      app: {
        bootstrap: () => Promise.resolve(),
        mount: () => Promise.resolve(slot.mount()),
        unmount: () => Promise.resolve(slot.unmount()),
      },
      activeWhen: () => wanted === id,
    });
  }

  function retireOthers(spa: SingleSpa, { entry }: RemoteSlot): void {
    for (const [id, slot] of slots) {
      if (slot.entry.descriptor.name !== entry.descriptor.name || id === wanted) continue;
      slots.delete(id);
      if (registered.delete(id)) leaving = Promise.allSettled([leaving, spa.unregisterApplication(id)]);
    }
  }

  return { slotOf, activate };
}

const idOf = (slot: RemoteSlot): string => releaseId(slot.entry.descriptor);
