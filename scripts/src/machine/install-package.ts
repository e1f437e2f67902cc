import { join } from 'node:path';
import { LOGS, ROOT } from '../workspaces/paths.ts';
import { runLogged } from '../processes/run-logged.ts';
import { say } from '../terminal/print-messages.ts';
import { findProgram } from './find-program.ts';

/** Installs a Debian package if possible without asking: as root, with apt-get. Prints what it does. */
export async function installPackage(name: string, what: string): Promise<boolean> {
  if (process.getuid?.() !== 0) return false;
  const apt = await findProgram('apt-get');
  if (!apt) return false;
  say(`Instalando ${what} (apt-get install ${name})…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const log = join(LOGS, `apt-${name}.log`);
  await runLogged({ command: apt, args: ['update'], cwd: ROOT, env, log });
  const args = ['install', '-y', '--no-install-recommends', name];
  return (await runLogged({ command: apt, args, cwd: ROOT, env, log })).code === 0;
}
