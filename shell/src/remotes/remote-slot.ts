import type { Result } from '@aura/shared-domain';
import type { MountProps, RegistryEntry, RemoteModule } from '@aura/shared-federation/contract';
import type { RemoteFailure } from './failure.ts';
import { settled } from './settled.ts';

export type SlotState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly slow: boolean }
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: RemoteFailure };

const SLOW_AFTER_MS = 10_000;
const MOUNT_PATIENCE_MS = 20_000;
const UNMOUNT_PATIENCE_MS = 1_500;

type Load = (entry: RegistryEntry) => Promise<Result<RemoteModule, RemoteFailure>>;

/**
 * The place of one remote in the page. Its life cycles return at once, so that a slow remote never holds up
 * single-spa's queue and a failed one never ends in its terminal broken state; the network is awaited in here.
 */
export class RemoteSlot {
  readonly entry: RegistryEntry;
  readonly host: HTMLElement;
  readonly #load: Load;
  readonly #listeners = new Set<() => void>();
  #state: SlotState = { kind: 'idle' };
  #turn = 0;
  #chain: Promise<void> = Promise.resolve();
  #mounted: RemoteModule | null = null;

  constructor(entry: RegistryEntry, host: HTMLElement, load: Load) {
    this.entry = entry;
    this.host = host;
    this.#load = load;
  }

  readonly getState = (): SlotState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Starts to load and show the remote. */
  mount(): void {
    const turn = ++this.#turn;
    this.#set({ kind: 'loading', slow: false });
    const slow = setTimeout(() => {
      if (turn === this.#turn) this.#set({ kind: 'loading', slow: true });
    }, SLOW_AFTER_MS);
    void this.#load(this.entry)
      .then((loaded) => {
        if (turn !== this.#turn) return;
        if (loaded.ok) this.#enqueue(() => this.#show(loaded.value, turn));
        else this.#set({ kind: 'failed', reason: loaded.error });
      })
      .finally(() => clearTimeout(slow));
  }

  /** Takes the remote off the page. */
  unmount(): void {
    this.#turn++;
    this.#set({ kind: 'idle' });
    this.#enqueue(() => this.#hide());
  }

  /** A fresh attempt after a failure. */
  retry(): void {
    this.#enqueue(() => this.#hide());
    this.mount();
  }

  async #show(module: RemoteModule, turn: number): Promise<void> {
    if (turn !== this.#turn) return;
    this.#mounted = module;
    const mounting = async () => {
      await module.bootstrap?.();
      await module.mount(this.#props(turn));
    };
    const outcome = await settled(mounting, MOUNT_PATIENCE_MS);
    if (outcome.kind === 'failed') this.#crashed(outcome.error, turn);
    else if (turn === this.#turn && this.#state.kind === 'loading') {
      this.#set(outcome.kind === 'done' ? { kind: 'ready' } : { kind: 'failed', reason: 'timeout' });
    }
  }

  async #hide(): Promise<void> {
    const module = this.#mounted;
    this.#mounted = null;
    if (module) {
      const outcome = await settled(() => module.unmount(this.#props(-1)), UNMOUNT_PATIENCE_MS);
      if (outcome.kind === 'failed') this.#report(outcome.error);
    }
    this.host.replaceChildren();
  }

  #props(turn: number): MountProps {
    const { baseUrl, descriptor } = this.entry;
    return {
      domElement: this.host,
      baseUrl,
      integrityOf: (file) => descriptor.assets.find((asset) => asset.file === file)?.integrity,
      onCrash: (error) => this.#crashed(error, turn),
    };
  }

  #crashed(error: unknown, turn: number): void {
    this.#report(error);
    if (turn === this.#turn) this.#set({ kind: 'failed', reason: 'crashed' });
  }

  #enqueue(step: () => Promise<void>): void {
    this.#chain = this.#chain.then(step).catch((error: unknown) => this.#report(error));
  }

  #set(state: SlotState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }

  #report(error: unknown): void {
    const { name, version } = this.entry.descriptor;
    console.error(`remote ${name}@${version}:`, error);
  }
}
