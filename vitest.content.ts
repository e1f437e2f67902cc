import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Brings what is made from content up to date before tests that nothing else prepared. */
export function setup(): void {
  const command = join(import.meta.dirname, 'content-tools/src/main.ts');
  execFileSync(process.execPath, [command, '--quiet'], { stdio: 'inherit' });
}
