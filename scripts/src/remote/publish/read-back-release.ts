import { basename, join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { LAYOUT, readBack } from '@aura/shared-federation/releases';
import { isTaken } from '../../ports/probe.ts';
import { buildLocalBaseUrl, type Releases } from '../../releases/open-releases.ts';
import { listenLocally, type Listening } from '../../static-server/start-listening.ts';
import { createRemoteHandler } from '../../static-server/remote-server.ts';
import type { RemoteWorkspace } from '../../workspaces/discover.ts';
import type { StoredRelease } from '../cli/context.ts';

interface Surroundings {
  readonly releases: Pick<Releases, 'folder'>;
  /** Port of the shell on this machine. */
  readonly shellPort: number;
  /** Origin of the pages that ask for files of a store elsewhere, as `AURA_SHELL_ORIGIN` says. */
  readonly shellOrigin: string | undefined;
}

const KNOCK_MS = 5_000;

/**
 * Requests every file of a stored release at its future public address. The running platform serves files of a local
 * folder, or this process does so temporarily. The error is a sentence for the terminal.
 */
export async function readBackRelease(
  { releases: { folder }, shellPort, shellOrigin }: Surroundings,
  { remote, release, descriptorText }: StoredRelease,
): Promise<Result<null, string>> {
  const isLocal = release.baseUrl === buildLocalBaseUrl(remote, release.descriptor.version);
  if (folder === null || !isLocal) {
    if (shellOrigin !== undefined) return readBack(release, { descriptorText, shellOrigin });
    return err(
      `Falta AURA_SHELL_ORIGIN, a origem das páginas: sem ela não dá para saber se ${release.baseUrl} deixa que leiam os arquivos.`,
    );
  }
  const origin = `http://localhost:${shellPort}`;
  const moment = await serveWhereNobodyDoes(remote, folder, origin);
  try {
    const read = await readBack(release, { descriptorText, shellOrigin: origin });
    return read.ok ? read : err(`${read.error} ${describeHint(remote)}`);
  } finally {
    moment?.close();
  }
}

const describeHint = ({ dir, port }: RemoteWorkspace): string =>
  `Se "npx nx dev ${basename(dir)}" está em execução, ele ocupa a porta ${port}: encerre-o e repita o comando.`;

/** The platform opens the ports of new remotes when a page is requested; null if it runs or the port is taken. */
async function serveWhereNobodyDoes(
  { name, port, isForeign = false }: RemoteWorkspace,
  folder: string,
  shellOrigin: string,
): Promise<Listening | null> {
  const isRunning = await fetch(`${shellOrigin}/registry.json`, {
    signal: AbortSignal.timeout(KNOCK_MS),
  }).then(
    (response) => response.body?.cancel().then(() => true) ?? true,
    () => false,
  );
  // It does not know the port of one outside of the workspace before the registry does.
  if ((isRunning && !isForeign) || (await isTaken(port))) return null;
  const released = join(folder, LAYOUT.remotes, name);
  const served = await listenLocally(port, createRemoteHandler({ released, dist: null, shellOrigin }));
  return served.ok ? served.value : null;
}

/** Reads `AURA_SHELL_ORIGIN`: an origin without a path. The error is a sentence for the person at the terminal. */
export function parseShellOrigin(text: string | undefined): Result<string | undefined, string> {
  if (text === undefined) return ok(text);
  if (URL.canParse(text) && new URL(text).origin === text) return ok(text);
  return err(`AURA_SHELL_ORIGIN deve ser uma origem, como https://aura.exemplo; é "${text}".`);
}
