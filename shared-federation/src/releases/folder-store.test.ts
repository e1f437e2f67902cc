import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openFolderStore } from './folder-store.ts';
import { describeStore } from './store.contract.ts';
import { makeTemporaryFolders } from './temporary-folder.testing.ts';

const folder = makeTemporaryFolders();

describeStore('a folder', async () => openFolderStore(join(await folder(), 'made/when/needed')));

test('a half-written file of a killed process is neither listed nor in the way', async () => {
  const dir = await folder();
  await mkdir(join(dir, 'revisions'));
  await writeFile(join(dir, 'revisions/.writing-killed'), '{"re');
  const store = openFolderStore(dir);
  expect(await store.create('revisions/000001.json', new Uint8Array([1]))).toBe(true);
  expect(await store.list('revisions')).toEqual(['revisions/000001.json']);
});

test('leaves no temporary file', async () => {
  const dir = await folder();
  const store = openFolderStore(dir);
  await store.create('a.json', new Uint8Array([1]));
  await store.create('a.json', new Uint8Array([2]));
  await store.replace('a.json', new Uint8Array([3]));
  expect(await readdir(dir)).toEqual(['a.json']);
});

test('a folder that cannot be written rejects instead of saying that somebody else was first', async () => {
  const dir = await folder();
  await writeFile(join(dir, 'revisions'), 'a file where a folder should be');
  await expect(openFolderStore(dir).create('revisions/000001.json', new Uint8Array([1]))).rejects.toThrow(
    /EEXIST|ENOTDIR/,
  );
});
