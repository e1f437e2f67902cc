import { createInstance } from '@module-federation/runtime';
import {
  DEVELOPMENT_SHARED_MODULE,
  isOfFormerContract,
  type Descriptor,
  type Release,
  type SharedModule,
} from '../contract/index.ts';
import { runScript, openContainer, type Container, type ShareScope } from './container.ts';
import { loadFailure } from './load-failure.ts';
import { pageRuntime } from './page-runtime.ts';
import { allowFiles } from './trusted-scripts.ts';

interface ProvidedModule {
  readonly version: string;
  readonly module: unknown;
}

/** Every module of the table of shared modules, and in development the one that compiled JSX imports then. */
export type ProvidedModules = Readonly<
  Record<SharedModule, ProvidedModule> & Partial<Record<typeof DEVELOPMENT_SHARED_MODULE, ProvidedModule>>
>;

/** Loads the previous contract's versions of changed shared modules; called when a release needs one. */
export type FormerModules = () => Promise<Readonly<Partial<Record<SharedModule, ProvidedModule>>>>;

export interface FederationHost {
  /**
   * Loads a module that a release exposes; `./app` by default. All modules of a release come from one container. A
   * failed load is not cached: the next one starts fresh.
   */
  readonly importRemote: (release: Release, exposed?: string) => Promise<unknown>;
}

/**
 * Loads remotes for the page, with everything that it shares with them. The runtime of Module Federation holds the share
 * scope, in which it finds the version that a remote asks for, and shows the instances to the developer tools.
 * @param former what remotes of the contract before find in the place of shared modules that have changed
 */
export function createFederationHost(provided: ProvidedModules, former?: FormerModules): FederationHost {
  // Entries of remotes carry no runtime: they take the page's, under the name that they are built with.
  Reflect.set(globalThis, '__FEDERATION_BUNDLER_RUNTIME__', pageRuntime);
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared: Object.fromEntries(Object.entries(provided).map(([name, module]) => [name, share(module)])),
  });
  const scope = instance.shareScopeMap['default'] ?? {};
  const scopeFor = async (descriptor: Descriptor): Promise<ShareScope> =>
    former && isOfFormerContract(descriptor) ? { ...scope, ...buildShareScope(await former()) } : scope;
  /** By address: two versions of a remote may live in one page. */
  const containers = new Map<string, Promise<Container>>();
  return {
    async importRemote(release, exposed = './app') {
      const { baseUrl, descriptor } = release;
      allowFiles(release);
      if (descriptor.foreign) {
        const { importForeign } = await import(/* webpackChunkName: "foreign" */ './foreign/foreign-host.ts');
        return importForeign(release, exposed, { instance, execute: runScript });
      }
      const url = baseUrl + descriptor.entry.file;
      const opened =
        containers.get(url) ?? scopeFor(descriptor).then((offers) => openContainer(release, offers));
      containers.set(url, opened);
      const container = await opened.catch((error: unknown) => {
        containers.delete(url);
        throw error;
      });
      try {
        const evaluate = await container.get(exposed);
        return evaluate();
      } catch (error) {
        // The container caches a module that threw: only a new container evaluates it again.
        if (loadFailure(error) === 'crashed') containers.delete(url);
        throw error;
      }
    },
  };
}

/** Both `lib` and `get`: with `lib` alone, containers of Module Federation 1 are handed a promise. */
const share = ({ version, module }: ProvidedModule) => ({
  version,
  scope: 'default',
  lib: () => module,
  get: () => () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version.split('.')[0]}.0.0` },
});

/** A share scope as containers of Module Federation 1 read it. */
const buildShareScope = (modules: Awaited<ReturnType<FormerModules>>): ShareScope =>
  Object.fromEntries(
    Object.entries(modules).map(([name, { version, module }]) => [
      name,
      { [version]: { from: 'shell', eager: true, loaded: 1, get: () => () => module } },
    ]),
  );
