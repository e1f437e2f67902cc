import type { RegistryEntry } from '@aura/shared-federation/contract';
import { loadRemote } from './load-remote.ts';
import { preloadRemote } from './preload.ts';
import { RemoteSlot } from './remote-slot.ts';

const loadFederation = () => import(/* webpackChunkName: "federation" */ './federation.ts');

const slots = new Map<string, RemoteSlot>();
let started = false;
let wanted: string | null = null;

/** Fetches what a remote needs before the person asks for it. */
export function warmUp(entry: RegistryEntry): void {
  preloadRemote(entry);
  void loadFederation().catch(() => undefined);
}

/** The slot of a remote; the same for the life of the page. */
export function slotOf(entry: RegistryEntry): RemoteSlot {
  const { name } = entry.descriptor;
  let slot = slots.get(name);
  if (!slot) {
    const host = document.createElement('div');
    host.dataset['remote'] = name;
    slot = new RemoteSlot(entry, host, (target) =>
      loadRemote(target, async (remote) => (await loadFederation()).importRemote(remote)),
    );
    slots.set(name, slot);
  }
  return slot;
}

/** Makes a remote the active one, or none. single-spa mounts and unmounts accordingly. */
export async function activate(entry: RegistryEntry | null): Promise<void> {
  wanted = entry?.descriptor.name ?? null;
  if (!entry && !started) return;
  const { registerApplication, start, triggerAppChange } = await loadFederation();
  if (entry) register(registerApplication, slotOf(entry));
  if (!started) {
    started = true;
    start();
  }
  await triggerAppChange();
}

const registered = new Set<string>();

function register(
  registerApplication: typeof import('single-spa').registerApplication,
  slot: RemoteSlot,
): void {
  const { name } = slot.entry.descriptor;
  if (registered.has(name)) return;
  registered.add(name);
  registerApplication({
    name,
    app: {
      bootstrap: () => Promise.resolve(),
      mount: () => Promise.resolve(slot.mount()),
      unmount: () => Promise.resolve(slot.unmount()),
    },
    activeWhen: () => wanted === name,
  });
}
