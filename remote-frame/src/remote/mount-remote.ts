import {
  releaseId,
  type MountProps,
  type Release,
  type RemoteModule,
} from '@aura/shared-federation/contract';

export type MountState =
  | { readonly kind: 'absent' }
  | { readonly kind: 'loading' }
  | { readonly kind: 'shown' }
  | { readonly kind: 'failed'; readonly message: string };

interface Mounting {
  /** Where the remote gets an element to draw in. */
  readonly place: HTMLElement;
  readonly release: Release;
  readonly importRemote: (release: Release) => Promise<unknown>;
  readonly onState: (state: MountState) => void;
}

/**
 * Loads and mounts a remote; returns a function that unmounts it. The console names a remote that leaves something
 * behind, and its leftovers stay visible.
 */
export function mountRemote({ place, release, importRemote, onState }: Mounting): () => void {
  const name = releaseId(release.descriptor);
  const host = document.createElement('div');
  host.dataset['remote'] = release.descriptor.name;
  place.append(host);
  let isOver = false;

  const fail = (error: unknown) => {
    console.error(`remote ${name}:`, error);
    if (!isOver) onState({ kind: 'failed', message: String(error) });
  };
  const props: MountProps = {
    domElement: host,
    baseUrl: release.baseUrl,
    integrityOf: (file) => release.descriptor.assets.find((asset) => asset.file === file)?.integrity,
    onCrash: fail,
  };
  const mount = async (): Promise<RemoteModule | null> => {
    onState({ kind: 'loading' });
    try {
      const module = asRemoteModule(await importRemote(release));
      await module.bootstrap?.();
      await module.mount(props);
      if (!isOver) onState({ kind: 'shown' });
      return module;
    } catch (error) {
      fail(error);
      return null;
    }
  };
  const mounting = mount();
  const unmount = async () => {
    const module = await mounting;
    await module?.unmount(props);
    if (host.hasChildNodes()) console.error(`remote ${name}: unmount left ${host.childNodes.length} nodes`);
    else host.remove();
  };
  return () => {
    isOver = true;
    onState({ kind: 'absent' });
    unmount().catch(fail);
  };
}

function asRemoteModule(module: unknown): RemoteModule {
  const candidate = module as Partial<RemoteModule> | null;
  if (typeof candidate?.mount === 'function' && typeof candidate.unmount === 'function')
    return candidate as RemoteModule;
  throw new Error('./app must export mount and unmount');
}
