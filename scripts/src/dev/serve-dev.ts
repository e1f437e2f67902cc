import { err, ok, type Result } from '@aura/shared-domain';
import { localRegistry } from '../compose/local-registry.ts';
import { fillPage } from '../compose/template.ts';
import { localConfig } from '../compose/runtime-config.ts';
import { freePort } from '../ports/free-port.ts';
import type { Supervised } from '../processes/supervise.ts';
import type { Served } from '../start/platform.ts';
import { listenAll, listenLocally } from '../static-server/listen.ts';
import { builtRemote } from '../static-server/serve-all.ts';
import { LOGS } from '../workspaces/paths.ts';
import type { RemoteWorkspace, Workspaces } from '../workspaces/discover.ts';
import { devBaseUrl, withDevRemote } from './dev-registry.ts';
import { devShellHandler, forwardSockets } from './dev-shell.ts';
import { startRspack, whenServed } from './rspack.ts';

/** Serves the shell and, where one is chosen, a remote with hot reload; the other remotes as they were built. */
export async function serveDev(
  { shell, remotes }: Workspaces,
  chosen: RemoteWorkspace | undefined,
  signal: AbortSignal,
): Promise<Result<Served, string>> {
  const origin = `http://localhost:${shell.port}`;
  const innerPort = await freePort();
  const shellServer = startRspack('shell', shell.dir, innerPort);
  const servers = [shellServer];
  const waits = [whenServed(`http://127.0.0.1:${innerPort}/app.html`, shellServer, signal)];
  if (chosen) {
    const server = startRspack(chosen.name, chosen.dir, chosen.port);
    servers.push(server);
    waits.push(whenServed(`${devBaseUrl(chosen)}remoteEntry.js`, server, signal));
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
  const site = await listenLocally(shell.port, devShellHandler({ origin, innerPort, complete }), (server) =>
    forwardSockets(server, innerPort),
  );
  const rest = site.ok
    ? await listenAll(others.map((remote) => ({ port: remote.port, handler: builtRemote(remote, origin) })))
    : site;
  if (!site.ok || !rest.ok) {
    await stopAll();
    return site.ok ? rest : site;
  }
  return ok({
    failed: Promise.race(servers.map((server: Supervised) => server.exited)).then(() => failure),
    async close() {
      site.value.close();
      rest.value.close();
      await stopAll();
    },
  });
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
  const built = await localRegistry(others);
  if (!built.ok) return built;
  const registry = chosen ? await withDevRemote(built.value, chosen) : built;
  if (!registry.ok) return registry;
  return fillPage(html, { config: localConfig(origin), registry: registry.value });
}
