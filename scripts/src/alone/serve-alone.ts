import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { forwardSockets } from '../dev/dev-shell.ts';
import { startRspack, waitUntilServed } from '../dev/rspack.ts';
import { findFreePort } from '../ports/free-port.ts';
import { isTaken } from '../ports/probe.ts';
import type { Supervised } from '../processes/supervise.ts';
import { listTrustedTypesPolicies, type Policy } from '../static-server/headers.ts';
import { listenLocally } from '../static-server/start-listening.ts';
import type { RemoteWorkspace } from '../workspaces/discover.ts';
import { LOGS, ROOT } from '../workspaces/paths.ts';
import { handleDevFrame } from './dev-frame.ts';
import { fetchDevRelease } from '../dev/dev-release.ts';

const FIRST_FRAME_PORT = 4320;
const FIRST_OTHER_PORT = 4330;

export interface Alone {
  /** Address to open or to put into the override panel. */
  readonly address: string;
  /** Settles with a sentence when a server ends by itself. */
  readonly failed: Promise<string>;
  close(): Promise<void>;
}

interface Options {
  /** Address of a backend that the remote may call. */
  readonly apiBase: string | undefined;
}

/** Serves a remote with hot reload inside the minimal frame. */
export async function serveInFrame(
  remote: RemoteWorkspace,
  { apiBase }: Options,
  signal: AbortSignal,
): Promise<Result<Alone, string>> {
  const innerPort = await findFreePort();
  const served = await serveRemote(remote, [], signal, {
    server: startRspack('frame', join(ROOT, 'remote-frame'), innerPort),
    url: `http://127.0.0.1:${innerPort}/index.html`,
  });
  if (!served.ok) return served;
  const framePort = await findFirstFree(FIRST_FRAME_PORT);
  const origin = `http://localhost:${framePort}`;
  const handler = handleDevFrame({
    origin,
    innerPort,
    release: () => fetchDevRelease(remote.name, remote.port),
    policy: buildPolicy(remote, framePort, apiBase),
    apiBase,
  });
  const site = await listenLocally(framePort, handler, (server) => forwardSockets(server, innerPort));
  if (!site.ok) {
    await served.value.close();
    return site;
  }
  return ok({
    ...served.value,
    address: `${origin}/`,
    async close() {
      site.value.close();
      await served.value.close();
    },
  });
}

/**
 * Serves a remote for a released shell, which loads it through its override panel. If the whole platform runs on this
 * machine, the remote's own port is taken, and it uses another one.
 */
export async function serveForOverride(
  remote: RemoteWorkspace,
  signal: AbortSignal,
): Promise<Result<Alone, string>> {
  // Not the next one, which is the port of another remote.
  const port = (await isTaken(remote.port)) ? await findFirstFree(FIRST_OTHER_PORT) : remote.port;
  return serveRemote({ ...remote, port }, ['--env', 'override'], signal);
}

interface Companion {
  readonly server: Supervised;
  /** Answers once the server is ready. */
  readonly url: string;
}

async function serveRemote(
  remote: RemoteWorkspace,
  more: readonly string[],
  signal: AbortSignal,
  ...companions: readonly Companion[]
): Promise<Result<Alone, string>> {
  const address = `http://localhost:${remote.port}/`;
  const main = {
    server: startRspack(remote.name, remote.dir, remote.port, more),
    url: `${address}descriptor.json`,
  };
  const all = [main, ...companions];
  const close = async (): Promise<void> =>
    void (await Promise.all(all.map(({ server }) => server.stop(3_000))));
  const failure = `Um servidor de desenvolvimento terminou sozinho. Detalhes em ${LOGS}/dev-*.log`;
  const ready = await Promise.all(all.map(({ server, url }) => waitUntilServed(url, server, signal)));
  if (ready.includes(false)) {
    await close();
    return err(failure);
  }
  return ok({
    address,
    close,
    failed: Promise.race(all.map(({ server }) => server.exited)).then(() => failure),
  });
}

/** The production policy, with the additions for hot reload. */
function buildPolicy(remote: RemoteWorkspace, framePort: number, apiBase: string | undefined): Policy {
  const sockets = [remote.port, framePort].map((port) => `ws://localhost:${port}`);
  return {
    remoteOrigins: [`http://localhost:${remote.port}`],
    connect: [...sockets, ...(apiBase ? [new URL(apiBase).origin] : [])],
    trustedTypes: [...listTrustedTypesPolicies([remote.name]), 'rspack-dev-server#overlay'],
  };
}

async function findFirstFree(port: number): Promise<number> {
  return (await isTaken(port)) ? findFirstFree(port + 1) : port;
}
