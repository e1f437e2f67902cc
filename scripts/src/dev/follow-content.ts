import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from '../workspaces/paths.ts';

/** Compiles content again whenever a file is saved, while this process runs; prints mistakes in the terminal. */
export function followContent(): void {
  const command = join(ROOT, 'content-tools/src/main.ts');
  const child = spawn(process.execPath, [command, '--watch', '--quiet'], { stdio: 'inherit' });
  child.unref();
  process.once('exit', () => child.kill());
}
