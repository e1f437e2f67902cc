import { join } from 'node:path';
import { ok, type Result } from '@aura/shared-domain';
import type { Registry } from '@aura/shared-federation';
import { LAYOUT } from '@aura/shared-federation/releases';
import { createSiteRegistry } from '../compose/site-registry.ts';
import type { Releases } from '../releases/open-releases.ts';
import { complain } from '../terminal/print-messages.ts';
import type { RemoteWorkspace, Workspaces } from '../workspaces/discover.ts';
import { ROOT } from '../workspaces/paths.ts';
import { listReleasedRemotes } from './released-remotes.ts';
import type { SiteRemote } from './remote-server.ts';
import { serveSite, type ServedSite } from './serve-site.ts';

export interface ServedPlatform extends ServedSite {
  /** The released part of its registry; null if there is none, or if it was refused. */
  readonly released: () => Registry | null;
}

/**
 * Serves the shell of the working copy and every remote, each on its own origin and port. The site allows overrides,
 * so its registry is signed with the key of a local store, or with a random one: never with that of a shared store.
 * @param releases source of released remotes; null for the working copy's builds alone
 * @param root the repository, in which remotes may appear later: their first release is served without a restart
 */
export async function serveAll(
  { shell, remotes }: Workspaces,
  releases: Releases | null,
  root: string = ROOT,
): Promise<Result<ServedPlatform, string>> {
  const { folder = null } = releases ?? {};
  const registry = createSiteRegistry({ releases, remotes, complain });
  const served = await serveSite({
    shellDir: shell.dir,
    port: shell.port,
    registry,
    remotes: remotes.map((remote) => describeSiteRemote(remote, folder)),
    ...(folder !== null && {
      findRemotes: () => listReleasedRemotes(folder, { known: remotes, root, releases }),
    }),
    ...(releases?.isOfThisMachine && releases.signingKey && { signingKey: releases.signingKey }),
  });
  return served.ok ? ok({ ...served.value, released: registry.released }) : served;
}

/**
 * The served files of a remote of the working copy.
 * @param store folder of released versions, if there is one on this machine
 */
export function describeSiteRemote({ name, dir, port }: RemoteWorkspace, store: string | null): SiteRemote {
  return {
    port,
    dist: join(dir, 'dist'),
    released: store === null ? null : join(store, LAYOUT.remotes, name),
  };
}
