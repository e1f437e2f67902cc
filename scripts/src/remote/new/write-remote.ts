import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { runLogged, tail } from '../../processes/run-logged.ts';
import { LOGS, ROOT } from '../../workspaces/paths.ts';
import type { NewRemote } from './plan-remote.ts';
import { codeFiles } from './templates/code.ts';
import { manifestFile } from './templates/manifest.ts';
import { pageFiles } from './templates/page.ts';
import { readmeFile } from './templates/readme.ts';

/**
 * Writes the folder of a new remote, formatted as everything here is.
 * @param root the repository
 */
export async function writeRemote(root: string, remote: NewRemote): Promise<Result<null, string>> {
  const { dir, definition } = remote;
  const shell: unknown = JSON.parse(await readFile(join(root, 'shell/package.json'), 'utf8'));
  const title = definition.routes[0]?.title ?? definition.name;
  const files = {
    'package.json': manifestFile(remote, shell),
    'README.md': readmeFile(definition.name),
    ...codeFiles(definition),
    ...pageFiles(definition.name, title),
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(dir, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { flag: 'wx' });
  }
  return format(dir);
}

async function format(dir: string): Promise<Result<null, string>> {
  const command = join(ROOT, 'node_modules/.bin/prettier');
  // What is ignored in the repository may be formatted all the same: tests write there.
  const args = ['--config', join(ROOT, '.prettierrc.json'), '--ignore-path', '/dev/null', '--write', dir];
  const { code, output } = await runLogged({ command, args, cwd: dir, log: join(LOGS, 'format.log') });
  return code === 0 ? ok(null) : err(`A formatação de ${dir} falhou:\n\n${tail(output)}`);
}
