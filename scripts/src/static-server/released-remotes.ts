import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LAYOUT, readNewest } from '@aura/shared-federation/releases';
import type { Releases } from '../releases/open-releases.ts';
import { discoverWorkspaces, type RemoteWorkspace } from '../workspaces/discover.ts';
import type { SiteRemote } from './remote-server.ts';

interface Known {
  /** Remotes that are served already. */
  readonly known: readonly RemoteWorkspace[];
  /** The repository, whose remotes say their ports. */
  readonly root: string;
  /** The store, whose registry says the ports of those from outside of the repository. */
  readonly releases: Pick<Releases, 'store' | 'publicKey'> | null;
}

/** Remotes with a version in a store's folder, without the known ones. */
export async function listReleasedRemotes(
  folder: string,
  { known, root, releases }: Known,
): Promise<readonly SiteRemote[]> {
  const stored = await readdir(join(folder, LAYOUT.remotes)).catch(() => []);
  const names = new Set(stored.filter((name) => known.every((remote) => remote.name !== name)));
  if (names.size === 0) return [];
  const workspaces = await discoverWorkspaces(root);
  if (!workspaces.ok) return [];
  const here = workspaces.value.remotes.filter(({ name }) => names.has(name));
  for (const { name } of here) names.delete(name);
  const others = names.size > 0 && releases ? await readForeignPorts(names, releases) : [];
  return [...here, ...others].map(({ name, port }) => ({
    port,
    dist: null,
    released: join(folder, LAYOUT.remotes, name),
  }));
}

/** Ports of this machine that the registry gives to remotes that are not of the repository. */
async function readForeignPorts(
  names: ReadonlySet<string>,
  { store, publicKey }: Pick<Releases, 'store' | 'publicKey'>,
): Promise<readonly { readonly name: string; readonly port: number }[]> {
  const newest = await readNewest(store, publicKey);
  const remotes = newest.ok ? (newest.value?.remotes ?? []) : [];
  return remotes.flatMap(({ current: { baseUrl, descriptor } }) => {
    const { hostname, port } = new URL(baseUrl);
    const isHere = names.has(descriptor.name) && hostname === 'localhost' && port !== '';
    return isHere ? [{ name: descriptor.name, port: Number(port) }] : [];
  });
}
