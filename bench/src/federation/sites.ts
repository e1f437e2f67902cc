import { join } from 'node:path';
import { findFreePort } from '@aura/scripts/free-port';
import { serveSite } from '@aura/scripts/site';
import { hasParameters, ok, type Result } from '@aura/shared-domain';
import { buildMonolith } from '@aura/shared-federation/build';
import { EMPTY_REGISTRY } from '@aura/shared-federation/contract';
import { MONOLITH, type BuiltRemote } from './built-remotes.ts';
import { remotePage, type RemotePage } from './expected-headlines.ts';

/** The same sources, built once federated and once as a monolith, each served as a deployment would be. */
export interface Sites {
  /** Origins. */
  readonly federated: string;
  readonly monolith: string;
  /** The remotes' public pages in the menu. */
  readonly remotePages: readonly RemotePage[];
  readonly close: () => void;
}

/** Builds the monolith and serves both sides on free ports. Rejects where the build fails. */
export async function openSites(
  shellDir: string,
  built: readonly BuiltRemote[],
): Promise<Result<Sites, string>> {
  const remotePages = publicPages(built);
  const remotes = built.map(({ workspace: { dir }, definition }) => ({ dir, definition }));
  await buildMonolith({ shellDir, remotes, outDir: MONOLITH });

  const monolith = await serveSite({ shellDir: MONOLITH, registry: EMPTY_REGISTRY });
  if (!monolith.ok) return monolith;
  const federated = await serveFederated(shellDir, built);
  if (!federated.ok) {
    monolith.value.close();
    return federated;
  }
  return ok({
    federated: federated.value.origin,
    monolith: monolith.value.origin,
    remotePages,
    close() {
      federated.value.close();
      monolith.value.close();
    },
  });
}

/** The remotes' public pages in the menu: visits enter them over its link. Throws if one has no defined headline. */
export const publicPages = (built: readonly BuiltRemote[]): readonly RemotePage[] =>
  built
    .flatMap(({ definition: { routes, navigation } }) =>
      routes.filter((route) => navigation.some(({ path }) => path === route.path)),
    )
    .filter(({ access, path }) => access === 'public' && !hasParameters(path))
    .map(({ path }) => remotePage(path));

/** Serves the shell with every remote on a separate origin, on free ports. */
export async function serveFederated(shellDir: string, built: readonly BuiltRemote[]) {
  const placed = await Promise.all(built.map(async (remote) => ({ ...remote, port: await findFreePort() })));
  return serveSite({
    shellDir,
    // What is measured is how remotes come and draw; a page that was written with them needs none at first.
    writesRemotePages: false,
    registry: {
      ...EMPTY_REGISTRY,
      remotes: placed.map(({ port, descriptor }) => ({
        current: { baseUrl: `http://localhost:${port}/${descriptor.version}/`, descriptor },
      })),
    },
    remotes: placed.map(({ port, workspace }) => ({
      port,
      dist: join(workspace.dir, 'dist'),
      released: null,
    })),
  });
}
