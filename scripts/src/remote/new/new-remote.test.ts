import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DescriptorSchema } from '@aura/shared-federation';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { composeBackend, listStaleFiles } from '../../backend-parts/compose-backend.ts';
import { findChromium } from '../../machine/chromium.ts';
import { runLogged } from '../../processes/run-logged.ts';
import { ROOT } from '../../workspaces/paths.ts';
import { tryStart } from '../smoke/try-start.ts';
import { prepareRemote } from './prepare-remote.ts';
import { testWorkspace, type TestWorkspace } from './workspace.testing.ts';

const hasBrowser = (await findChromium()) !== null;
let workspace: TestWorkspace;
beforeAll(async () => {
  workspace = await testWorkspace();
});
afterAll(() => workspace.remove());

describe('the plan of a new remote', () => {
  test('takes the next port and the last place of the menu', async () => {
    const { root } = workspace;
    expect(await prepareRemote(root, 'exemplo', 'Exemplo')).toMatchObject({
      ok: true,
      value: {
        dir: join(root, 'mfe-exemplo'),
        port: 4401,
        definition: {
          name: 'exemplo',
          owner: 'exemplo',
          navigation: [{ label: 'Exemplo', path: '/exemplo', order: 40 }],
        },
      },
    });
  });

  test.each([
    ['Exemplo', 'Exemplo', /"Exemplo" não serve de nome/],
    ['../fora', 'Fora', /não serve de nome/],
    ['exemplo', 'Ex', /"Ex" não serve de título/],
    ['exemplo', '"); alert(1', /não serve de título/],
    ['vizinho', 'Vizinho', /mfe-vizinho já existe/],
    ['billing', 'Planos', /functions\/src\/billing já existe/],
    ['trilhas', 'Trilhas', /\/trilhas já é do remoto vizinho/],
    ['empresas', 'Empresas', /\/empresas já leva a outra página/],
    ['sobre', 'Sobre', /\/sobre já é do shell/],
  ])('refuses %s (%s)', async (name, title, reason) => {
    expect(await prepareRemote(workspace.root, name, title)).toEqual({
      ok: false,
      error: expect.stringMatching(reason),
    });
  });
});

describe('a remote as it is written', () => {
  let dir = '';
  beforeAll(async () => {
    dir = await workspace.add('exemplo-novo', 'Exemplo novo');
  });

  const runIn = (cwd: string, program: string, ...args: string[]) =>
    runLogged({
      command: join(ROOT, 'node_modules/.bin', program),
      args,
      cwd,
      log: join(dir, `${program}.log`),
    });
  /** Runs a program of the workspace in the remote's folder. */
  const run = (program: string, ...args: string[]) => runIn(dir, program, ...args);

  test('its own test passes', async () => {
    const { code, output } = await run(
      'vitest',
      'run',
      'mfe-exemplo-novo',
      '--root',
      workspace.root,
      '--config',
      join(ROOT, 'vitest.config.ts'),
    );
    expect(output).toMatch(/3 passed/);
    expect(code).toBe(0);
  });

  test('its folders are given to its team, each in its place', async () => {
    const owners = (await readFile(join(workspace.root, 'CODEOWNERS'), 'utf8')).split('\n');
    const team = '@aura/exemplo-novo';
    for (const [folder, next] of [
      ['/mfe-exemplo-novo/', '/mfe-membership/'],
      ['/functions/src/exemplo-novo/', '/functions/src/firebase/'],
    ]) {
      const at = owners.findIndex((line) => line.startsWith(`${folder} `));
      expect(owners[at]?.split(/ +/)).toEqual([folder, team]);
      expect(owners[at + 1]?.split(/ +/)[0]).toBe(next);
    }
  });

  test('its types fit those of the platform', async () => {
    expect(await run('tsc', '-p', '.')).toEqual({ code: 0, output: '' });
  });

  test('its part of the backend fits the others, and is part of the deployment', async () => {
    const { root } = workspace;
    const alone = { extends: './tsconfig.json', include: ['src/exemplo-novo/part.ts'] };
    await writeFile(join(root, 'functions/tsconfig.part.json'), JSON.stringify(alone));
    const types = await runIn(join(root, 'functions'), 'tsc', '-p', 'tsconfig.part.json');
    expect(types).toEqual({ code: 0, output: '' });
    const composed = composeBackend(root);
    if (!composed.ok) throw new Error(composed.error);
    expect(listStaleFiles(root, composed.value)).toEqual([]);
    expect(composed.value['firestore.rules']).toContain('match /users/{uid}/exemploNovoNotes/{note} {');
    expect(composed.value['functions/src/parts/all-parts.ts']).toContain('  exemploNovoPart,\n');
  });

  test.skipIf(!hasBrowser)('it is built and starts in a browser', async () => {
    expect(await run('rspack', 'build')).toMatchObject({ code: 0 });
    const dist = join(dir, 'dist');
    const text = await readFile(join(dist, 'descriptor.json'), 'utf8');
    const descriptor = v.parse(DescriptorSchema, JSON.parse(text));
    expect(descriptor.navigation).toEqual([{ label: 'Exemplo novo', path: '/exemplo-novo', order: 40 }]);
    const files = descriptor.assets.map(({ file }) => file);
    expect(files).toEqual(expect.arrayContaining(['mf-manifest.json', 'mf-types.zip']));
    expect(await tryStart({ descriptor, dist }, new AbortController().signal)).toEqual({
      ok: true,
      value: null,
    });
  });
});
