import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { makeRoute } from '../testing/index.ts';
import { readBuilt } from '../releases/built-release.ts';
import { checkRelease } from '../releases/check-release.ts';
import { adopt } from './adopt.ts';
import { findForeignFaults } from './foreign-faults.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

type Json = Readonly<Record<string, unknown>>;

const { files: _, ...ROUTE } = makeRoute('/mural');
const DEFINITION = {
  name: 'mural',
  owner: 'equipe-mural',
  shellApi: { min: 2, max: 2 },
  audience: 'everyone',
  routes: [ROUTE],
  navigation: [],
};
const NO_FILES = { js: { sync: [], async: [] } };
const REACT = { name: 'react', version: '19.3.1', singleton: true, assets: NO_FILES };
const ENTRY = { name: 'remoteEntry.js', path: '', type: 'module' };
const META = { publicPath: 'auto', remoteEntry: ENTRY };
const MANIFEST = {
  name: 'mfe_mural_1_0_0',
  metaData: META,
  shared: [REACT],
  remotes: [],
  exposes: [{ path: './app' }],
};

interface Change {
  readonly definition?: Json;
  readonly manifest?: Json;
  /** Files of the build; null takes one away. */
  readonly files?: Readonly<Record<string, string | null>>;
}

/** A folder as a team's own tool chain leaves it; its only faults are the given ones. */
async function folderWith({ definition = {}, manifest = {}, files = {} }: Change = {}): Promise<string> {
  const dir = await mkdtemp(join(tmpdir(), 'aura-foreign-'));
  folders.push(dir);
  const all = {
    'package.json': JSON.stringify({ name: 'mural', version: '1.0.0' }),
    'remote.json': JSON.stringify({ ...DEFINITION, ...definition }),
    'dist/mf-manifest.json': JSON.stringify({ ...MANIFEST, ...manifest }),
    'dist/remoteEntry.js': 'import("./app.js")',
    'dist/app.js': 'export const mount = 1;',
    'dist/app.css': '._card_1 p { color: red }',
    ...files,
  };
  for (const [path, text] of Object.entries(all)) {
    if (text === null) continue;
    await mkdir(join(dir, path, '..'), { recursive: true });
    await writeFile(join(dir, path), text);
  }
  return dir;
}

const integrityOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
const refusalOf = async (change: Change) => {
  const adopted = await adopt(await folderWith(change));
  return adopted.ok ? null : adopted.error;
};

describe('adopt', () => {
  test('lists every file with its hash, and says how the entry is executed', async () => {
    const dir = await folderWith();
    const adopted = await adopt(dir);
    expect(adopted).toMatchObject({
      ok: true,
      value: {
        foreign: 'module',
        container: 'mfe_mural_1_0_0',
        builtWith: { react: '19.3.1' },
        entry: { file: 'remoteEntry.js', integrity: integrityOf('import("./app.js")') },
      },
    });
    const built = await readBuilt(join(dir, 'dist'));
    if (!built.ok || !adopted.ok) throw new Error('not adopted');
    expect(built.value.descriptor).toEqual(adopted.value);
    expect(adopted.value.assets.map(({ file, kind }) => `${kind} ${file}`)).toEqual([
      'style app.css',
      'script app.js',
      'tooling mf-manifest.json',
      'tooling declarations.json',
    ]);
    expect(checkRelease(built.value, { liveApis: [], provided: { react: '19.0.0' } })).toEqual([]);
    expect(findForeignFaults(built.value)).toEqual([]);
  });

  test('a webpack build is adopted as a script', async () => {
    const script = { ...META, remoteEntry: { ...ENTRY, type: 'global' } };
    const adopted = await adopt(await folderWith({ manifest: { metaData: script } }));
    expect(adopted).toMatchObject({ ok: true, value: { foreign: 'script' } });
  });

  test('leaves out files for bundlers, and changes nothing when repeated', async () => {
    const dir = await folderWith({ files: { 'dist/mf-stats.json': '{}', 'dist/.vite/manifest.json': '{}' } });
    await adopt(dir);
    const first = await readFile(join(dir, 'dist/descriptor.json'), 'utf8');
    const names = await readdir(join(dir, 'dist'));
    expect(names).not.toContain('mf-stats.json');
    expect(names).not.toContain('.vite');
    expect(await adopt(dir)).toMatchObject({ ok: true });
    expect(await readFile(join(dir, 'dist/descriptor.json'), 'utf8')).toBe(first);
    expect(await readdir(join(dir, 'dist'))).toEqual(names);
  });

  test.each<[string, Change, RegExp]>([
    ['no manifest', { files: { 'dist/mf-manifest.json': null } }, /não deixou mf-manifest\.json/],
    ['a manifest without its entry', { manifest: { metaData: { publicPath: 'auto' } } }, /metaData/],
    [
      'an entry that was not built',
      { files: { 'dist/remoteEntry.js': null } },
      /remoteEntry\.js, que a comp/,
    ],
    [
      'an entry of an unknown kind',
      { manifest: { metaData: { ...META, remoteEntry: { ...ENTRY, type: 'system' } } } },
      /tipo "system"/,
    ],
    ['an address that is not its own', { manifest: { metaData: { ...META, publicPath: '/' } } }, /"auto"/],
    ['the name of another version', { manifest: { name: 'mfe_mural_0_9_0' } }, /deve ser mfe_mural_1_0_0/],
    ['nothing that could be mounted', { manifest: { exposes: [] } }, /"\.\/app"/],
    ['remotes of its own', { manifest: { remotes: [{}] } }, /outros remotos/],
    ['a file that nobody could check', { files: { 'dist/photo.png': 'x' } }, /^photo\.png está ao lado/],
    ['a file in a folder', { files: { 'dist/assets/a.js': 'x' } }, /^assets\/a\.js está numa subpasta/],
    [
      'a module that the shell does not share',
      { manifest: { shared: [{ ...REACT, name: 'lodash' }] } },
      /^lodash não é um módulo/,
    ],
    [
      'a React of its own in the manifest',
      { manifest: { shared: [{ ...REACT, assets: { js: { sync: ['app.js'], async: [] } } }] } },
      /cópia própria de react.*import: false/,
    ],
    [
      'several copies of React',
      { manifest: { shared: [{ ...REACT, singleton: false }] } },
      /singleton: true/,
    ],
    [
      'a React in its files that no manifest tells of',
      {
        files: { 'dist/app.js': 'let n={enqueueForceUpdate(){}},t=Symbol.for(`react.lazy`)' },
        manifest: { shared: [] },
      },
      /^app\.js leva um segundo React/,
    ],
    ['styles for the whole page', { files: { 'dist/app.css': 'body { color: red }' } }, /app\.css alcança/],
    ['a definition that does not fit', { definition: { routes: [] } }, /remote\.json foi recusado: routes/],
    ['an old contract', { definition: { shellApi: { min: 1, max: 2 } } }, /shellApi\.min é 1/],
    [
      'chunks, which all come at once',
      { definition: { routes: [{ ...ROUTE, chunks: ['page'] }] } },
      /"chunks" não vale/,
    ],
  ])('refuses %s with one sentence', async (_name, change, sentence) => {
    const refusal = await refusalOf(change);
    expect(refusal).toMatch(sentence);
    expect(refusal).not.toContain('\n');
  });

  test('a library that only knows the symbols of React is no copy of it', async () => {
    const text = 'export const isLazy = (x) => x.$$typeof === Symbol.for("react.lazy")';
    expect(await refusalOf({ files: { 'dist/app.js': text } })).toBeNull();
  });
});

test('a release with a manifest changed after adoption is refused', async () => {
  const dir = await folderWith();
  await adopt(dir);
  const shared = [{ ...REACT, assets: { js: { sync: ['app.js'], async: [] } } }];
  await writeFile(join(dir, 'dist/mf-manifest.json'), JSON.stringify({ ...MANIFEST, shared }));
  const built = await readBuilt(join(dir, 'dist'));
  if (!built.ok) throw new Error(built.error);
  expect(findForeignFaults(built.value)).toEqual([expect.stringContaining('cópia própria de react')]);
  expect(checkRelease(built.value, { liveApis: [], provided: { react: '19.0.0' } })).toEqual([
    expect.stringMatching(/^mf-manifest\.json não tem o conteúdo/),
  ]);
});
