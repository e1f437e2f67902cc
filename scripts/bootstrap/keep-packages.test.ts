import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { keepPackages } from './keep-packages.mjs';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'aura-packages-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

const FOLDERS = ['node_modules', 'shell/node_modules'];
/** Puts packages that say this into the folders of the repository and of a workspace. */
function put(text: string): void {
  for (const folder of FOLDERS) {
    mkdirSync(join(root, folder), { recursive: true });
    writeFileSync(join(root, folder, 'a'), text);
  }
}
const packages = () => FOLDERS.map((folder) => readFileSync(join(root, folder, 'a'), 'utf8'));
const names = () => readdirSync(root).toSorted();

test('new packages replace the former ones once they can be installed', async () => {
  put('before');
  const install = async () => {
    expect(names()).toEqual(['node_modules.before', 'shell']);
    put('now');
    return 0;
  };
  expect(await keepPackages(root, install)).toBe(0);
  expect(packages()).toEqual(['now', 'now']);
  expect(names()).toEqual(['node_modules', 'shell']);
});

test('the former packages stay if the new ones cannot be fetched', async () => {
  put('before');
  const fail = async () => {
    put('half');
    return 1;
  };
  expect(await keepPackages(root, fail)).toBe(1);
  expect(packages()).toEqual(['before', 'before']);
});

test('an interrupted installation leaves the former packages in place', async () => {
  put('before');
  const cutOff = async () => Promise.reject(new Error('killed'));
  await expect(keepPackages(root, cutOff)).rejects.toThrow('killed');
  expect(await keepPackages(root, async () => 1)).toBe(1);
  expect(packages()).toEqual(['before', 'before']);
});

test('the first installation has nothing to keep', async () => {
  const install = async () => {
    put('now');
    return 0;
  };
  expect(await keepPackages(root, install)).toBe(0);
  expect(packages()).toEqual(['now', 'now']);
});
