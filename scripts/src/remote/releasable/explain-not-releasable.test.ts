import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readBuiltWith } from '@aura/shared-federation/releases';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { discoverWorkspaces } from '../../workspaces/discover.ts';
import { ROOT } from '../../workspaces/paths.ts';
import { writeBuild } from '../cli/working-copy.testing.ts';
import { testWorkspace, type TestWorkspace } from '../new/workspace.testing.ts';
import { explainNotReleasable } from './explain-not-releasable.ts';

let workspace: TestWorkspace;
let remote: string;
beforeEach(async () => {
  workspace = await testWorkspace();
  remote = join(workspace.root, 'mfe-vizinho');
});
afterEach(() => workspace.remove());

/** Builds the remote of the workspace, with what its shell provides. */
const build = (script: string, version = '0.0.0') =>
  writeBuild(join(remote, 'dist'), 'vizinho', {
    version,
    script,
    change: { builtWith: readBuiltWith(join(workspace.root, 'shell')) },
  });
const why = () => explainNotReleasable(workspace.root, remote);

test('a build that fulfils everything may go', async () => {
  await build('small');
  expect(await why()).toBeNull();
});

test('a first page that is too heavy is named with its weight and the limit', async () => {
  await build(randomBytes(30_000).toString('hex') + randomBytes(30_000).toString('base64'));
  expect(await why()).toMatch(
    /^vizinho 0\.0\.0 não poderia ser publicado:\n {2}• A primeira página de \/vizinho pesa [\d.]+ bytes \(gzip\); o limite é 50\.000\.$/,
  );
});

test('another version, changed files or missing files are refused, too', async () => {
  expect(await why()).toContain('A compilação não deixou');
  await build('small', '0.0.9');
  expect(await why()).toContain('A compilação é de vizinho 0.0.9; o package.json diz vizinho 0.0.0.');
  await build('small');
  await writeFile(join(remote, 'dist/app.js'), 'changed');
  expect(await why()).toContain('app.js não tem o conteúdo que o descritor promete');
});

test('a folder without a remote is named', async () => {
  expect(await explainNotReleasable(workspace.root, join(workspace.root, 'shell'))).toContain(
    'não é a pasta de um remoto',
  );
});

test('npm test asks this of every remote of the repository', async () => {
  const found = await discoverWorkspaces(ROOT);
  if (!found.ok) throw new Error(found.error);
  expect(found.value.remotes.length).toBeGreaterThan(0);
  for (const { dir, name } of found.value.remotes) {
    const { scripts } = JSON.parse(await readFile(join(dir, 'package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect([name, scripts['releasable']]).toEqual([name, 'node ../scripts/src/remote/releasable/main.ts']);
  }
});
