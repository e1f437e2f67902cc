import { err, ok, type Result } from '@aura/shared-domain';
import { withRefreshHook } from './refresh-hook.ts';
import { fillPage } from '../compose/template.ts';
import { buildLocalConfig } from '../compose/runtime-config.ts';
import { buildWorkingCopyRegistry } from '../compose/working-copy.ts';
import { findFreePort } from '../ports/free-port.ts';
import type { Supervised } from '../processes/supervise.ts';
import type { Served } from '../start/platform.ts';
import { listenAll } from '../static-server/start-listening.ts';
import { createRemoteHandler } from '../static-server/remote-server.ts';
import { describeSiteRemote } from '../static-server/serve-all.ts';
import { LOGS } from '../workspaces/paths.ts';
import type { RemoteWorkspace, Workspaces } from '../workspaces/discover.ts';
import { handleDevShell, forwardSockets } from './dev-shell.ts';
import { startRspack, waitUntilServed } from './rspack.ts';
import { parseRegistry, type Registry } from '@aura/shared-federation';
import { fetchDevRelease } from './dev-release.ts';

/** Serves the shell and, if chosen, a remote with hot reload; the other remotes as built. */
export async function serveDev(
  { shell, remotes }: Workspaces,
  chosen: RemoteWorkspace | undefined,
  signal: AbortSignal,
): Promise<Result<Served, string>> {
  const origin = `http://localhost:${shell.port}`;
  const innerPort = await findFreePort();
  const shellServer = startRspack('shell', shell.dir, innerPort);
  const servers = [shellServer];
  const waits = [waitUntilServed(`http://127.0.0.1:${innerPort}/app.html`, shellServer, signal)];
  if (chosen) {
    const server = startRspack(chosen.name, chosen.dir, chosen.port);
    servers.push(server);
    waits.push(waitUntilServed(`http://localhost:${chosen.port}/descriptor.json`, server, signal));
  }
  const stopAll = async (): Promise<void> =>
    void (await Promise.all(servers.map((server) => server.stop(3_000))));
  const failure = `Um servidor de desenvolvimento terminou sozinho. Detalhes em ${LOGS}/dev-*.log`;
  if ((await Promise.all(waits)).includes(false)) {
    await stopAll();
    return err(failure);
  }

  const others = remotes.filter((remote) => remote !== chosen);
  const complete = (html: string) => completePage(html, { origin, others, chosen });
  const listening = await listenAll([
    {
      port: shell.port,
      handler: handleDevShell({ origin, innerPort, complete }),
      prepare: (server) => forwardSockets(server, innerPort),
    },
    ...others.map((remote) => serveBuiltRemote(remote, origin)),
  ]);
  if (!listening.ok) {
    await stopAll();
    return listening;
  }
  return ok({
    remoteLines: ['Remotos: os arquivos compilados nesta pasta, cada um em sua própria origem nesta máquina'],
    failed: Promise.race(servers.map((server: Supervised) => server.exited)).then(() => failure),
    async close() {
      listening.value.close();
      await stopAll();
    },
  });
}

/** The newest build of a remote, not its released version. */
function serveBuiltRemote(remote: RemoteWorkspace, shellOrigin: string) {
  const handler = createRemoteHandler({ ...describeSiteRemote(remote, null), shellOrigin });
  return { port: remote.port, handler };
}

interface Parts {
  readonly origin: string;
  readonly others: readonly RemoteWorkspace[];
  readonly chosen: RemoteWorkspace | undefined;
}

async function completePage(
  html: string,
  { origin, others, chosen }: Parts,
): Promise<Result<string, string>> {
  const built = await buildWorkingCopyRegistry(others);
  if (!built.ok) return built;
  const registry = chosen ? await withDevRemote(built.value, chosen) : built;
  if (!registry.ok) return registry;
  const page = fillPage(html, { config: buildLocalConfig(origin), registry: registry.value });
  return page.ok && chosen ? ok(withRefreshHook(page.value)) : page;
}

/**
 * Adds the remote that is being worked on, as its development server gives it at this moment, to the registry of
 * the built ones.
 */
async function withDevRemote(
  built: Registry,
  { name, port }: RemoteWorkspace,
): Promise<Result<Registry, string>> {
  const release = await fetchDevRelease(name, port);
  if (!release.ok) return release;
  return parseRegistry({ ...built, remotes: [...built.remotes, { current: release.value }] });
}
