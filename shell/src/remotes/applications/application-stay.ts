import type { MountProps, RemoteModule } from '@aura/shared-federation/contract';
import type { LoadedRemote } from '../loading/load-entry.ts';
import type { Attempt } from './attempt.ts';

/** One mounting of a remote, in its own element: late or leftover drawings go with the element. */
export class Stay {
  readonly props: MountProps;
  readonly #module: RemoteModule;
  #state: 'new' | 'mounting' | 'mounted' = 'new';
  #isOver = false;

  constructor({ release, module }: LoadedRemote, { host, onError }: Pick<Attempt, 'host' | 'onError'>) {
    const { baseUrl, descriptor } = release;
    const domElement = host.ownerDocument.createElement('div');
    host.replaceChildren(domElement);
    host.dataset['version'] = descriptor.version;
    this.#module = module;
    this.props = {
      domElement,
      baseUrl,
      integrityOf: (file) => descriptor.assets.find((asset) => asset.file === file)?.integrity,
      onCrash: (error) => onError('render', error, release),
    };
  }

  /** Lets the remote draw. */
  async mount(props: MountProps): Promise<void> {
    this.#state = 'mounting';
    try {
      await this.#module.mount(props);
    } finally {
      this.#state = 'mounted';
      // A remote that comes to an end of mounting after it was sent away has to go once more.
      if (this.#isOver) this.#module.unmount(props).catch(() => undefined);
    }
  }

  /** Unmounts the remote. If it has not finished mounting, it is told to unmount without waiting. */
  async unmount(props: MountProps): Promise<void> {
    this.#isOver = true;
    try {
      if (this.#state === 'new') return;
      const leaving = this.#module.unmount(props);
      if (this.#state === 'mounted') await leaving;
      else leaving.catch(() => undefined);
    } finally {
      props.domElement.remove();
    }
  }
}
