import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { writeComposed } from '../../backend-parts/compose-backend.ts';
import { runLogged, takeLastLines } from '../../processes/run-logged.ts';
import { LOGS, ROOT } from '../../workspaces/paths.ts';
import type { NewRemote } from './prepare-remote.ts';
import { recordOwners } from './record-owners.ts';
import { makeBackendFiles } from './templates/backend.ts';
import { makeCodeFiles } from './templates/code.ts';
import { makeManifestFile } from './templates/manifest.ts';
import { makePageFiles } from './templates/page.ts';
import { makeBackendReadmeFile, makeReadmeFile } from './templates/readme.ts';

/**
 * Writes the folders of a new remote and of its part of the backend, formatted as everything here is, gives them to its
 * team, and composes the backend with it.
 * @param root the repository
 */
export async function writeRemote(root: string, remote: NewRemote): Promise<Result<null, string>> {
  const { dir, backendDir, definition } = remote;
  const shell: unknown = JSON.parse(await readFile(join(root, 'shell/package.json'), 'utf8'));
  const title = definition.routes[0]?.title ?? definition.name;
  const files = {
    'package.json': makeManifestFile(remote, shell),
    'README.md': makeReadmeFile(definition.name),
    ...makeCodeFiles(definition),
    ...makePageFiles(definition.name, title),
  };
  const written = [
    ...(await writeFiles(dir, files)),
    ...(await writeFiles(backendDir, {
      'README.md': makeBackendReadmeFile(definition.name),
      ...makeBackendFiles(definition.name),
    })),
  ];
  const formatted = await format(root, written);
  if (!formatted.ok) return formatted;
  await recordOwners(root, remote);
  const composed = writeComposed(root);
  return composed.ok ? ok(null) : composed;
}

/** @returns the paths that were written */
async function writeFiles(dir: string, files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const paths: string[] = [];
  for (const [name, text] of Object.entries(files)) {
    const path = join(dir, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text, { flag: 'wx' });
    paths.push(path);
  }
  return paths;
}

async function format(cwd: string, files: readonly string[]): Promise<Result<null, string>> {
  const command = join(ROOT, 'node_modules/.bin/oxfmt');
  // Files by name, not folders: tests write to ignored folders.
  const args = ['--config', join(ROOT, '.oxfmtrc.json'), ...files];
  const { code, output } = await runLogged({ command, args, cwd, log: join(LOGS, 'format.log') });
  return code === 0 ? ok(null) : err(`A formatação falhou:\n\n${takeLastLines(output)}`);
}
