/** Written for each build of the monolith, see `write-remote-apps.ts`. */
declare module 'aura-remote-apps' {
  import type { RegistryEntry, RemoteModule } from '@aura/shared-federation/contract';

  /** The remotes as a registry would name them, without files of their own. */
  export const ENTRIES: readonly RegistryEntry[];
  /** By name: the remote's application, as a lazy chunk. */
  export const LOADERS: Readonly<Record<string, () => Promise<RemoteModule>>>;
}
