import { readFile, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { lockHash, MARKER } from '../../../bootstrap/lock-marker.mjs';
import { runLogged } from '../../processes/run-logged.ts';
import { LOGS } from '../../workspaces/paths.ts';

/** The command that updates the lock file, without downloads. */
export const LOCK_COMMAND = 'npm install --package-lock-only --offline --ignore-scripts --no-audit --no-fund';

/**
 * Adds a new workspace package to the lock file. It has no new dependencies, so an installation that matched the lock
 * file before is marked as matching the new one: nothing is reinstalled. False if npm failed.
 */
export async function recordInstall(root: string, dir: string, signal: AbortSignal): Promise<boolean> {
  const lock = join(root, 'package-lock.json');
  const marker = join(root, MARKER);
  const before = lockHash(await readFile(lock));
  const [command = '', ...args] = LOCK_COMMAND.split(' ');
  const log = join(LOGS, 'lock.log');
  const { code } = await runLogged({ command, args, cwd: root, log, signal });
  if (code !== 0) return false;
  const installed = await readFile(marker, 'utf8').catch(() => null);
  if (installed?.trim() !== before) return true;
  const folder = basename(dir);
  await symlink(join('../..', folder), join(root, 'node_modules/@aura', folder));
  await writeFile(marker, lockHash(await readFile(lock)));
  return true;
}
