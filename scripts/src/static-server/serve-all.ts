import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import type { Result } from '@aura/shared-domain';
import { localRegistry } from '../compose/local-registry.ts';
import { composePages, loadRenderer } from '../compose/pages.ts';
import { localConfig } from '../compose/runtime-config.ts';
import { FIRESTORE_HOST } from '../emulators/project.ts';
import type { RemoteWorkspace, Workspaces } from '../workspaces/discover.ts';
import { trustedTypesPolicies } from './headers.ts';
import { listenAll, type Listening } from './listen.ts';
import { remoteHandler } from './remote-server.ts';
import { shellHandler } from './shell-server.ts';

/** Serves what has been built: the shell and every remote, each on its own origin. */
export async function serveAll({ shell, remotes }: Workspaces): Promise<Result<Listening, string>> {
  const origin = `http://localhost:${shell.port}`;
  const dist = join(shell.dir, 'dist');
  const registry = await localRegistry(remotes);
  if (!registry.ok) return registry;
  const renderer = await loadRenderer(shell.dir);
  if (!renderer.ok) return renderer;
  const site = { origin, registry: registry.value, now: new Date() };
  const pages = await composePages(dist, renderer.value, { config: localConfig(origin), site });
  if (!pages.ok) return pages;
  const policy = {
    remoteOrigins: remotes.map(({ port }) => `http://localhost:${port}`),
    connect: [`http://${FIRESTORE_HOST}`],
    trustedTypes: trustedTypesPolicies(remotes.map(({ name }) => name)),
  };
  return listenAll([
    { port: shell.port, handler: shellHandler({ dist, origin, pages: pages.value, policy }) },
    ...remotes.map((remote) => ({ port: remote.port, handler: builtRemote(remote, origin) })),
  ]);
}

/** Serves what has been built of one remote. */
export function builtRemote({ dir, version }: RemoteWorkspace, shellOrigin: string): RequestListener {
  return remoteHandler({ dist: join(dir, 'dist'), version, shellOrigin });
}
