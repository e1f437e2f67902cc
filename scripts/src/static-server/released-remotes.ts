import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LAYOUT } from '@aura/shared-federation/releases';
import { discoverWorkspaces, type RemoteWorkspace } from '../workspaces/discover.ts';
import type { SiteRemote } from './remote-server.ts';

interface Known {
  /** Remotes that are served already. */
  readonly known: readonly RemoteWorkspace[];
  /** The repository, whose remotes say their ports. */
  readonly root: string;
}

/** Remotes of the working copy of which a version lies in a store's folder, without those that are known. */
export async function releasedRemotes(
  folder: string,
  { known, root }: Known,
): Promise<readonly SiteRemote[]> {
  const stored = await readdir(join(folder, LAYOUT.remotes)).catch(() => []);
  const names = new Set(stored.filter((name) => known.every((remote) => remote.name !== name)));
  if (names.size === 0) return [];
  const workspaces = await discoverWorkspaces(root);
  if (!workspaces.ok) return [];
  return workspaces.value.remotes
    .filter(({ name }) => names.has(name))
    .map(({ name, port }) => ({ port, dist: null, released: join(folder, LAYOUT.remotes, name) }));
}
