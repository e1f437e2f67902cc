import { join } from 'node:path';
import { readBuiltWith, readBuilt, readMaps } from '@aura/shared-federation/releases';
import { discoverWorkspaces } from '../../workspaces/discover.ts';
import { releaseFaults } from '../publish/release-faults.ts';

/**
 * Why a remote's build cannot be published, as far as the working copy can tell: it is checked against the working
 * copy's shell, not against a registry.
 * @param root the repository
 * @param dir folder of the remote
 * @returns sentences for the terminal; null if it can
 */
export async function explainNotReleasable(root: string, dir: string): Promise<string | null> {
  const workspaces = await discoverWorkspaces(root);
  if (!workspaces.ok) return workspaces.error;
  const { shell, remotes } = workspaces.value;
  const remote = remotes.find((one) => one.dir === dir);
  if (!remote) return `${dir} não é a pasta de um remoto (falta "aura.remote" no package.json).`;
  const built = await readBuilt(join(dir, 'dist'));
  if (!built.ok) return built.error;
  const left = { remote, built: built.value, maps: await readMaps(dir) };
  const faults = releaseFaults(left, { liveApis: [], provided: readBuiltWith(shell.dir) });
  if (faults.length === 0) return null;
  return [
    `${remote.name} ${remote.version} não poderia ser publicado:`,
    ...faults.map((one) => `  • ${one}`),
  ].join('\n');
}
