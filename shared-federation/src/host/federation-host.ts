import { DEVELOPMENT_SHARED_MODULE, type Release, type SharedModule } from '../contract/index.ts';
import { openContainer, type Container, type ShareScope } from './container.ts';
import { loadFailure } from './load-failure.ts';
import { allowScript } from './trusted-scripts.ts';

interface ProvidedModule {
  readonly version: string;
  readonly module: unknown;
}

/** Every module of the table of shared modules, and in development the one that compiled JSX imports then. */
export type ProvidedModules = Readonly<
  Record<SharedModule, ProvidedModule> & Partial<Record<typeof DEVELOPMENT_SHARED_MODULE, ProvidedModule>>
>;

export interface FederationHost {
  /** Loads the module that a release exposes as `./app`. A failed load leaves nothing cached: the next one is fresh. */
  readonly importRemote: (release: Release) => Promise<unknown>;
}

/** Loads remotes for the page, with everything that it shares with them. */
export function createFederationHost(provided: ProvidedModules): FederationHost {
  const scope = shareScope(provided);
  /** By address: two versions of a remote may live in one page. */
  const containers = new Map<string, Promise<Container>>();
  return {
    async importRemote({ baseUrl, descriptor: { container: name, entry } }) {
      const url = baseUrl + entry.file;
      allowScript(url, entry.integrity);
      const opened = containers.get(url) ?? openContainer(url, name, scope);
      containers.set(url, opened);
      const container = await opened.catch((error: unknown) => {
        containers.delete(url);
        throw error;
      });
      try {
        const evaluate = await container.get('./app');
        return evaluate();
      } catch (error) {
        // What has thrown is remembered in the container: only a new one evaluates it again.
        if (loadFailure(error) === 'crashed') containers.delete(url);
        throw error;
      }
    },
  };
}

function shareScope(provided: ProvidedModules): ShareScope {
  const offers = Object.entries(provided).map(([name, { version, module }]) => {
    const offer = { from: 'shell', eager: true, get: () => () => module };
    return [name, { [version]: offer }] as const;
  });
  return Object.fromEntries(offers);
}
