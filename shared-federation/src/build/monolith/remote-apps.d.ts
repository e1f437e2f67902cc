/** Written for each build of the monolith, see `write-remote-apps.ts`. */
declare module 'aura-remote-apps' {
  import type { Extension, RegistryEntry } from '@aura/shared-federation/contract';

  /** The remotes as in a registry, without files. */
  export const ENTRIES: readonly RegistryEntry[];
  /** By name of the remote and of the exposed module: the module, as a lazy chunk. */
  export const LOADERS: Readonly<Record<string, () => Promise<unknown>>>;
  /** The remotes' extensions, by the integrity in their entries. */
  export const DECLARED: ReadonlyMap<string, readonly Extension[]>;
}
