import type { RegistryEntry } from '../../contract/index.ts';
import { loadModule } from './load-app.ts';

/** The monolith has no federation: modules of remotes are lazy chunks. */
export const loadFederation = () =>
  Promise.resolve({
    importRelease: async (entry: RegistryEntry, exposed = './app') => ({
      ok: true,
      value: await loadModule(entry, exposed),
    }),
  });
