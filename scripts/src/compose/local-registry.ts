import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { err, type Result } from '@aura/shared-domain';
import { parseRegistry, type Registry } from '@aura/shared-federation';
import type { RemoteWorkspace } from '../workspaces/discover.ts';

/** Address under which a remote's files are served on this machine. */
const remoteBaseUrl = ({ port, version }: RemoteWorkspace): string => `http://localhost:${port}/${version}/`;

/** The registry of what has been built in the working copy. The error names the remote and what is wrong with it. */
export async function localRegistry(remotes: readonly RemoteWorkspace[]): Promise<Result<Registry, string>> {
  const entries: unknown[] = [];
  for (const remote of remotes) {
    const path = join(remote.dir, 'dist/descriptor.json');
    const text = await readFile(path, 'utf8').catch(() => null);
    if (text === null) return err(`O remoto ${remote.name} não tem ${path}: a compilação dele não terminou.`);
    entries.push({ current: { baseUrl: remoteBaseUrl(remote), descriptor: JSON.parse(text) as unknown } });
  }
  return parseRegistry({ schema: 2, revision: 0, overrides: 'localhost', remotes: entries });
}
