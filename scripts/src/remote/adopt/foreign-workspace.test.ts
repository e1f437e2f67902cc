import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Workspaces } from '../../workspaces/discover.ts';
import { findAdopted, readForeignWorkspace } from './foreign-workspace.ts';

const WORKSPACES: Workspaces = {
  shell: { dir: '/aura/shell', port: 4310 },
  remotes: [{ name: 'tools', dir: '/aura/mfe-tools', port: 4312, version: '0.1.0' }],
};

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aura-foreign-'));
});
afterEach(() => rm(dir, { recursive: true }));

const writePackage = (remote: object) =>
  writeFile(join(dir, 'package.json'), JSON.stringify({ version: '1.0.0', aura: { remote } }));
const found = () => readForeignWorkspace(dir, WORKSPACES);

test('finds the remote of a folder outside of the workspace', async () => {
  await writePackage({ name: 'mural', port: 4341 });
  expect(await found()).toEqual({
    ok: true,
    value: { name: 'mural', port: 4341, version: '1.0.0', dir, isForeign: true },
  });
});

test('says what is missing, and who already has the name or the port', async () => {
  expect(await found()).toMatchObject({ ok: false, error: expect.stringContaining('não tem package.json') });
  await writePackage({ name: 'mural' });
  expect(await found()).toMatchObject({ ok: false, error: expect.stringContaining('"port"') });
  await writePackage({ name: 'tools', port: 4341 });
  expect(await found()).toMatchObject({ ok: false, error: expect.stringContaining('o nome "tools"') });
  await writePackage({ name: 'mural', port: 4312 });
  expect(await found()).toMatchObject({ ok: false, error: expect.stringContaining('a porta 4312') });
});

test('refuses a build that is not there, and a manifest without hashes', async () => {
  await writePackage({ name: 'mural', port: 4341 });
  const remote = await found();
  if (!remote.ok) throw new Error(remote.error);
  expect(await findAdopted(remote.value)).toMatchObject({
    error: expect.stringContaining('não tem mf-manifest.json'),
  });
  await mkdir(join(dir, 'dist'));
  await writeFile(join(dir, 'dist/mf-manifest.json'), '{}');
  expect(await findAdopted(remote.value)).toMatchObject({
    error: expect.stringMatching(/não traz o hash de nenhum arquivo: rode .*adopt/),
  });
  await writeFile(join(dir, 'dist/descriptor.json'), '{}');
  expect(await findAdopted(remote.value)).toMatchObject({ ok: true });
});
