import { lstat, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockHash, MARKER } from '../../../bootstrap/lock-marker.mjs';
import { recordInstall } from './record-install.ts';

const { signal } = new AbortController();
let root = '';

/** A repository with nothing but a lock file, and a folder that it does not know. */
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'aura-lock-'));
  const manifest = { name: 'root', version: '1.0.0', private: true, workspaces: ['mfe-*'] };
  const lock = { name: 'root', version: '1.0.0', lockfileVersion: 3, packages: { '': manifest } };
  await writeFile(join(root, 'package.json'), JSON.stringify(manifest));
  await writeFile(join(root, 'package-lock.json'), JSON.stringify(lock));
  await mkdir(join(root, 'mfe-novo'));
  await writeFile(
    join(root, 'mfe-novo/package.json'),
    JSON.stringify({ name: '@aura/mfe-novo', version: '0.1.0' }),
  );
  await mkdir(join(root, 'node_modules/@aura'), { recursive: true });
});
afterEach(() => rm(root, { recursive: true, force: true }));

const read = (name: string) => readFile(join(root, name), 'utf8');

test('a new package enters the lock file, and an installation that fitted goes on to fit', async () => {
  await writeFile(join(root, MARKER), lockHash(await read('package-lock.json')));
  expect(await recordInstall(root, join(root, 'mfe-novo'), signal)).toBe(true);
  expect(JSON.parse(await read('package-lock.json'))).toMatchObject({
    packages: { 'mfe-novo': { version: '0.1.0' } },
  });
  expect(await read(MARKER)).toBe(lockHash(await read('package-lock.json')));
  expect((await lstat(join(root, 'node_modules/@aura/mfe-novo'))).isSymbolicLink()).toBe(true);
});

test('an installation of another lock file is still to be done', async () => {
  await writeFile(join(root, MARKER), 'another');
  expect(await recordInstall(root, join(root, 'mfe-novo'), signal)).toBe(true);
  expect(await read(MARKER)).toBe('another');
});

test('a failure of npm is reported', async () => {
  await writeFile(join(root, 'mfe-novo/package.json'), '{');
  expect(await recordInstall(root, join(root, 'mfe-novo'), signal)).toBe(false);
});
