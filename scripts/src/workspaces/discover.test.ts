import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { discoverWorkspaces } from './discover.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aura-workspaces-'));
});
afterEach(() => rm(root, { recursive: true }));

async function folder(name: string, manifest: object): Promise<void> {
  await mkdir(join(root, name));
  await writeFile(join(root, name, 'package.json'), JSON.stringify(manifest));
}

describe('discoverWorkspaces', () => {
  beforeEach(() => folder('shell', { aura: { shell: { port: 4000 } } }));

  it('finds the shell and every remote by the field of its package.json', async () => {
    await folder('anything', { version: '1.2.3', aura: { remote: { name: 'jobs', port: 4001 } } });
    await folder('library', { name: 'library' });
    const found = await discoverWorkspaces(root);
    expect(found).toEqual({
      ok: true,
      value: {
        shell: { dir: join(root, 'shell'), port: 4000 },
        remotes: [{ name: 'jobs', port: 4001, version: '1.2.3', dir: join(root, 'anything') }],
      },
    });
  });

  it('names both remotes that claim one port', async () => {
    await folder('one', { aura: { remote: { name: 'one', port: 4001 } } });
    await folder('two', { aura: { remote: { name: 'two', port: 4001 } } });
    const found = await discoverWorkspaces(root);
    expect(found).toMatchObject({ ok: false, error: expect.stringMatching(/one e two .*4001/) });
  });

  it('refuses a remote on the port of the shell', async () => {
    await folder('one', { aura: { remote: { name: 'one', port: 4000 } } });
    expect(await discoverWorkspaces(root)).toMatchObject({
      ok: false,
      error: expect.stringContaining('4000'),
    });
  });

  it('refuses a repository with two shells', async () => {
    await folder('other', { aura: { shell: { port: 4005 } } });
    expect(await discoverWorkspaces(root)).toMatchObject({
      ok: false,
      error: expect.stringContaining('other'),
    });
  });
});
