import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { built } from './built-release.testing.ts';
import { openFolderStore } from './folder-store.ts';
import { keepMaps, mapFaults, readMaps, readStoredMap } from './source-maps.ts';
import { makeTemporaryFolders } from './temporary-folder.testing.ts';

const folder = makeTemporaryFolders();
const { descriptor } = built();
const integrity = descriptor.assets.find(({ file }) => file === 'app.js')?.integrity ?? '';

const mapOf = (scriptIntegrity: string, change: object = {}) => ({
  version: 3,
  file: 'app.js',
  sources: ['mfe-tools/src/app.tsx'],
  sourcesContent: ['export {};'],
  names: [],
  mappings: 'AAAA',
  x_scriptIntegrity: scriptIntegrity,
  ...change,
});

/** A remote's folder with maps beside its build. */
async function remoteWith(files: Readonly<Record<string, unknown>>): Promise<string> {
  const dir = await folder();
  await mkdir(join(dir, 'dist-maps'));
  for (const [name, value] of Object.entries(files))
    await writeFile(join(dir, 'dist-maps', name), JSON.stringify(value));
  return dir;
}

test('maps are kept apart from the files of a version, and found by the script they are of', async () => {
  const store = openFolderStore(await folder());
  const maps = await readMaps(await remoteWith({ 'app.js.map': mapOf(integrity) }));
  expect(mapFaults(descriptor, maps)).toEqual([]);
  expect(await keepMaps(store, descriptor, maps)).toEqual({ ok: true, value: null });
  expect(await keepMaps(store, descriptor, maps)).toEqual({ ok: true, value: null });
  expect(await store.list('remotes')).toEqual([]);
  expect(await readStoredMap(store, descriptor, 'app.js')).toMatchObject({
    ok: true,
    value: { sources: ['mfe-tools/src/app.tsx'], mappings: 'AAAA' },
  });
});

test('a release without maps has none, and a file that is not of it is not looked for', async () => {
  const store = openFolderStore(await folder());
  expect(await readMaps(await folder())).toEqual(new Map());
  expect(await readStoredMap(store, descriptor, 'app.js')).toEqual({ ok: true, value: null });
  expect(await readStoredMap(store, descriptor, '../../../registry.json')).toEqual({ ok: true, value: null });
});

test.each([
  ['of another build', mapOf('sha384-other')],
  ['that is no map', { version: 2 }],
])('a map %s is refused before a release and after', async (_, map) => {
  const maps = await readMaps(await remoteWith({ 'app.js.map': map }));
  expect(mapFaults(descriptor, maps)).toEqual([expect.stringContaining('app.js não é deste arquivo')]);
  const store = openFolderStore(await folder());
  await keepMaps(store, descriptor, maps);
  expect(await readStoredMap(store, descriptor, 'app.js')).toMatchObject({
    ok: false,
    error: expect.stringContaining('maps/tools/1.0.0/app.js.map.gz'),
  });
});

test('a map of a script that the release does not have is refused', async () => {
  const maps = await readMaps(await remoteWith({ 'old.js.map': mapOf(integrity) }));
  expect(mapFaults(descriptor, maps)).toHaveLength(1);
});
