// Runs on the system's Node 20 before anything is installed: no dependency, no TypeScript.
import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const ASIDE = '.before';

/**
 * Installs packages, and restores the earlier ones on failure: `npm ci` deletes everything first, and without a
 * network it installs nothing. It first restores packages that an interrupted installation had moved away.
 * @param {string} root folder of the repository
 * @param {() => Promise<number>} install installs into empty folders
 * @returns {Promise<number>} the exit code of the installation
 */
export async function keepPackages(root, install) {
  for (const folder of foldersBelow(root, `node_modules${ASIDE}`)) {
    const packages = folder.slice(0, -ASIDE.length);
    rmSync(packages, { recursive: true, force: true });
    renameSync(folder, packages);
  }
  const folders = foldersBelow(root, 'node_modules');
  for (const folder of folders) renameSync(folder, folder + ASIDE);
  const code = await install();
  for (const folder of folders) {
    if (code !== 0) rmSync(folder, { recursive: true, force: true });
    if (code === 0) rmSync(folder + ASIDE, { recursive: true, force: true });
    else renameSync(folder + ASIDE, folder);
  }
  return code;
}

/**
 * Folders of a name in the repository and in each of its workspaces.
 * @param {string} root
 * @param {string} name
 */
function foldersBelow(root, name) {
  const workspaces = readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map((entry) => join(root, entry.name));
  return [root, ...workspaces].map((folder) => join(folder, name)).filter((folder) => existsSync(folder));
}
