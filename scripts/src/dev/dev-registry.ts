import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { err, type Result } from '@aura/shared-domain';
import { containerName, parseRegistry, type Registry, type RemoteDefinition } from '@aura/shared-federation';
import type { RemoteWorkspace } from '../workspaces/discover.ts';

/** Entry file of a remote's development server; its name holds no hash. */
const ENTRY = 'remoteEntry.js';

/** Address of the development server of a remote. */
export const devBaseUrl = ({ port }: RemoteWorkspace): string => `http://localhost:${port}/`;

/**
 * Adds the remote that is being worked on, as its development server gives it at this moment, to the registry of
 * the built ones. The integrity is computed from what is served, so that the shell's loader needs no exception.
 */
export async function withDevRemote(
  built: Registry,
  remote: RemoteWorkspace,
): Promise<Result<Registry, string>> {
  const baseUrl = devBaseUrl(remote);
  const response = await fetch(baseUrl + ENTRY).catch(() => null);
  if (!response?.ok) return err(`O servidor de desenvolvimento de ${remote.name} não respondeu.`);
  const entry = Buffer.from(await response.arrayBuffer());
  const { default: definition } = (await import(join(remote.dir, 'remote.ts'))) as {
    default: RemoteDefinition;
  };
  const descriptor = {
    ...definition,
    schema: 2,
    routes: definition.routes.map(({ chunks: _chunks, ...route }) => ({ ...route, files: [] })),
    version: remote.version,
    container: containerName(remote.name, remote.version),
    builtWith: {},
    entry: { file: ENTRY, integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}` },
    assets: [],
  };
  return parseRegistry({ ...built, remotes: [...built.remotes, { current: { baseUrl, descriptor } }] });
}
