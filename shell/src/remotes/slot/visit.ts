import type { MountProps, Release, RemoteModule } from '@aura/shared-federation/contract';
import { settled, type Outcome } from '../loading/settled.ts';

const MOUNT_PATIENCE_MS = 20_000;
const UNMOUNT_PATIENCE_MS = 1_500;

/**
 * One stay of a remote on the page, in an element of its own: what is drawn too late, or not taken away, goes with
 * the element.
 */
export class Visit {
  readonly release: Release;
  readonly #module: RemoteModule;
  readonly #props: MountProps;
  #isOver = false;

  constructor(release: Release, module: RemoteModule, host: HTMLElement, onCrash: (error: unknown) => void) {
    const { baseUrl, descriptor } = release;
    this.release = release;
    this.#module = module;
    this.#props = {
      domElement: host.appendChild(host.ownerDocument.createElement('div')),
      baseUrl,
      integrityOf: (file) => descriptor.assets.find((asset) => asset.file === file)?.integrity,
      onCrash,
    };
  }

  /** Lets the remote draw. */
  async begin(): Promise<Outcome<void>> {
    const mounting = (async () => {
      await this.#module.bootstrap?.();
      if (!this.#isOver) await this.#module.mount(this.#props);
    })();
    // A remote that comes to an end of mounting after it was sent away has to go once more.
    const leaveAgain = () => {
      if (this.#isOver) void this.#unmount();
    };
    mounting.then(leaveAgain, leaveAgain);
    return settled(() => mounting, MOUNT_PATIENCE_MS);
  }

  /** Takes the remote away, whatever it says to that. */
  async end(): Promise<Outcome<void>> {
    this.#isOver = true;
    const outcome = await this.#unmount();
    this.#props.domElement.remove();
    return outcome;
  }

  #unmount(): Promise<Outcome<void>> {
    return settled(async () => this.#module.unmount(this.#props), UNMOUNT_PATIENCE_MS);
  }
}
