import { createInstance, type ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import * as core from '@module-federation/runtime/core';
import { DEVELOPMENT_SHARED_MODULE, type Release, type SharedModule } from '../contract/index.ts';
import { allowScript, verifiedScript } from './trusted-scripts.ts';

export interface ProvidedModule {
  readonly version: string;
  readonly module: unknown;
}

/** Every module of the table of shared modules, and in development the one that compiled JSX imports then. */
export type ProvidedModules = Readonly<
  Record<SharedModule, ProvidedModule> & Partial<Record<typeof DEVELOPMENT_SHARED_MODULE, ProvidedModule>>
>;

export interface FederationHost {
  /** Loads the module that a remote exposes as `./app`. A failed load leaves nothing cached. */
  readonly importRemote: (release: Release) => Promise<unknown>;
}

/** Leaves time for the repetitions within the time of a whole load. */
const ENTRY_TIMEOUT_MS = 6_000;

/** Scripts are asked for with their integrity and only at addresses that were allowed. */
const verifiedScripts: ModuleFederationRuntimePlugin = {
  name: 'verified-scripts',
  createScript: ({ url }) => ({ script: verifiedScript(url), timeout: ENTRY_TIMEOUT_MS }),
};

const share = ({ version, module }: ProvidedModule) => ({
  version,
  scope: 'default',
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: `^${version.split('.')[0]}.0.0` },
});

/** The page's one federation runtime, with everything that it shares with remotes. */
export function createFederationHost(provided: ProvidedModules): FederationHost {
  // Remotes are built with an external runtime and look its core up under this name.
  Object.assign(globalThis, { _FEDERATION_RUNTIME_CORE: core });
  const instance = createInstance({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    plugins: [verifiedScripts],
    shared: Object.fromEntries(Object.entries(provided).map(([name, entry]) => [name, share(entry)])),
  });
  return {
    async importRemote({ baseUrl, descriptor: { container, entry } }) {
      const url = baseUrl + entry.file;
      // Every version has a container name of its own: two of them may live in one page.
      if (allowScript(url, entry.integrity)) instance.registerRemotes([{ name: container, entry: url }]);
      return instance.loadRemote(`${container}/app`);
    },
  };
}
