import { describe, expect, test } from 'vitest';
import { built, withFile } from './built-release.testing.ts';
import { openFolderStore } from './folder-store.ts';
import { makeTemporaryFolders } from './temporary-folder.testing.ts';
import { checkStored, upload } from './upload.ts';

const folder = makeTemporaryFolders();
const store = async () => openFolderStore(await folder());

describe('upload', () => {
  test('writes every listed file, its compressed copies and the descriptor beside earlier versions', async () => {
    const target = await store();
    const one = withFile(withFile(built(), 'app.js.br', 'brotli'), 'app.js.gz', 'gzip');
    expect(await upload(target, one)).toEqual({ ok: true, value: null });
    expect(await upload(target, built({ version: '1.1.0' }))).toEqual({ ok: true, value: null });
    expect(await target.list('remotes/tools/1.0.0')).toEqual(
      ['app.css', 'app.js', 'app.js.br', 'app.js.gz', 'descriptor.json', 'remoteEntry.js'].map(
        (file) => `remotes/tools/1.0.0/${file}`,
      ),
    );
    expect(await target.read('remotes/tools/1.0.0/app.js')).toEqual(Buffer.from('app'));
  });

  test('changes nothing when repeated, even with copies that another machine compressed', async () => {
    const target = await store();
    await upload(target, withFile(built(), 'app.js.gz', 'gzip'));
    expect(await upload(target, withFile(built(), 'app.js.gz', 'other gzip'))).toEqual({
      ok: true,
      value: null,
    });
  });

  test('goes on where somebody stopped', async () => {
    const target = await store();
    let left = 2;
    const dying = {
      ...target,
      create: async (path: string, contents: Uint8Array) => {
        if (left === 0) throw new Error('killed');
        left -= 1;
        return target.create(path, contents);
      },
    };
    expect(await upload(dying, built())).toMatchObject({
      ok: false,
      error: expect.stringContaining('killed'),
    });
    expect(await target.list('remotes')).not.toContain('remotes/tools/1.0.0/descriptor.json');
    expect(await upload(target, built())).toEqual({ ok: true, value: null });
    expect(await checkStored(target, built().descriptor)).toEqual({ ok: true, value: null });
  });

  test('writes nothing for a version that exists with another descriptor', async () => {
    const target = await store();
    await upload(target, built());
    const before = await target.list('remotes');
    const other = built({ audience: 'professionals' }, { 'app.js': 'other' });
    expect(await upload(target, other)).toEqual({
      ok: false,
      error: expect.stringMatching(/tools@1\.0\.0 já está .* outro descriptor\.json: aumente a versão/),
    });
    expect(await target.list('remotes')).toEqual(before);
  });

  test('names an existing file with other contents', async () => {
    const target = await store();
    await target.create('remotes/tools/1.0.0/app.js', Buffer.from('left by somebody'));
    expect(await upload(target, built())).toMatchObject({
      ok: false,
      error: expect.stringContaining('outro app.js'),
    });
    expect(await target.read('remotes/tools/1.0.0/descriptor.json')).toBeNull();
  });
});

test('a version that lost a file, or got another one, is not whole', async () => {
  const target = await store();
  const { descriptor } = built();
  expect(await checkStored(target, descriptor)).toMatchObject({
    ok: false,
    error: expect.stringContaining('Falta'),
  });
  await upload(target, built());
  await target.replace('remotes/tools/1.0.0/app.js', Buffer.from('changed'));
  expect(await checkStored(target, descriptor)).toMatchObject({
    ok: false,
    error: expect.stringContaining('app.js'),
  });
});
