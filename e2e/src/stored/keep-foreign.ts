import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { adopt } from '@aura/shared-federation/adopt';
import { FOREIGN, keepDigests } from './foreign.ts';
import { keep } from './stored.ts';

/* `npm run examples:keep`: installs, builds, adopts and keeps the remotes of other tool chains. */
for (const [name, dir] of Object.entries(FOREIGN)) {
  for (const args of [
    ['ci', '--no-workspaces'],
    ['run', 'typecheck'],
    ['run', 'build'],
  ])
    execFileSync('npm', args, { cwd: dir, stdio: 'inherit' });
  const adopted = await adopt(dir);
  if (!adopted.ok) throw new Error(adopted.error);
  await keep(`foreign/${name}`, adopted.value.version, { '': join(dir, 'dist') });
}
keepDigests();
