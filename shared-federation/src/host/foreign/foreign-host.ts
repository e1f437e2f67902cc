// oxlint-disable-next-line typescript/triple-slash-reference -- packages that compile this file need it as well
/// <reference path="./runtime-core.d.ts" />
/**
 * Loads remotes of other tool chains, as a lazy chunk: the parts of the runtime that the shell's own remotes do not
 * need. The build gives this chunk separate copies of its imports, so that the chunk of all remotes does not change.
 * Therefore it must not import modules with page state.
 */
import type { createInstance } from '@module-federation/runtime';
import { snapshotPlugin } from '@module-federation/runtime-core/dist/plugins/snapshot/index.js';
import { SnapshotHandler } from '@module-federation/runtime-core/dist/plugins/snapshot/SnapshotHandler.js';
import { RemoteHandler } from '@module-federation/runtime-core/dist/remote/index.js';
import type { Release, RemoteModule } from '../../contract/index.ts';
import { bringFiles, type Execute } from './bring-files.ts';
import { addStyles, removeStyles } from './styles.ts';

type Instance = ReturnType<typeof createInstance>;

export interface ForeignPorts {
  /** The shell's instance of the runtime, with the shared modules. */
  readonly instance: Instance;
  /** Executes what was allowed, with its integrity. */
  readonly execute: Execute;
}

/** The manifest of Module Federation; such a release lists it like its other files. */
const MANIFEST = 'mf-manifest.json';

/** Imports an ES module whose file is in the page's map of modules. */
const importModule = (url: string): Promise<unknown> =>
  import(/* webpackIgnore: true */ /* @vite-ignore */ url);

type LoadForeign = (release: Release, exposed: string) => Promise<unknown>;

const hosts = new WeakMap<Instance, LoadForeign>();

/** Loads a module that a release exposes. */
export function importForeign(release: Release, exposed: string, ports: ForeignPorts): Promise<unknown> {
  const load = hosts.get(ports.instance) ?? createForeignHost(ports);
  hosts.set(ports.instance, load);
  return load(release, exposed);
}

function createForeignHost({ instance, execute }: ForeignPorts): LoadForeign {
  const releases = new Map<string, { readonly release: Release; readonly manifest: string }>();
  instance.remoteHandler = new RemoteHandler(instance);
  instance.snapshotHandler = new SnapshotHandler(instance);
  instance.registerPlugins([
    snapshotPlugin(),
    {
      name: 'aura-foreign',
      fetch: async (_url, _init, remote) => new Response(releases.get(remote?.name ?? '')?.manifest ?? null),
      async loadEntry({ remoteInfo: { name, entry } }) {
        const known = releases.get(name);
        if (!known) throw new Error(`${name} was not asked for`);
        const { baseUrl, descriptor } = known.release;
        const url = baseUrl + descriptor.entry.file;
        if (entry !== url) throw new Error(`the manifest of ${name} names ${entry}, the registry ${url}`);
        if (descriptor.foreign === 'module') return (await importModule(url)) as never;
        await execute(url);
        return Reflect.get(globalThis, name) as never;
      },
    },
  ]);

  return async (release, exposed) => {
    const { baseUrl, descriptor } = release;
    const name = descriptor.container;
    const manifest = await bringFiles(release, MANIFEST, execute);
    if (!releases.has(name)) instance.registerRemotes([{ name, entry: baseUrl + MANIFEST }]);
    releases.set(name, { release, manifest });
    try {
      return withStyles(release, await instance.loadRemote<RemoteModule>(name + exposed.slice(1)));
    } catch (error) {
      // Another attempt begins with the entry.
      instance.moduleCache.delete(name);
      throw error;
    } finally {
      removeStyles(release);
    }
  };
}

/** The styles of a foreign remote are not held to its own elements, and so they are there while it is. */
function withStyles(release: Release, module: RemoteModule | null): unknown {
  if (typeof module?.mount !== 'function' || typeof module.unmount !== 'function') return module;
  return {
    bootstrap: () => module.bootstrap?.() ?? Promise.resolve(),
    async mount(props) {
      await addStyles(release);
      await module.mount(props);
    },
    async unmount(props) {
      try {
        await module.unmount(props);
      } finally {
        removeStyles(release);
      }
    },
  } satisfies RemoteModule;
}
