import { execFile } from 'node:child_process';
import { userInfo } from 'node:os';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Who is at the terminal: the name that git knows, or else the account of the system. */
export async function whoIsThere(cwd: string): Promise<string> {
  const asked = await run('git', ['config', 'user.name'], { cwd }).catch(() => null);
  const name = asked?.stdout.trim() ?? '';
  return name === '' ? userInfo().username : name;
}
