import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ShellAssetsSchema, type ShellAssets } from '../contract/index.ts';
import { EmitAssets } from './emit-assets.ts';
import { computeFileIntegrity } from './integrity.ts';

const SOURCES = {
  'boot.js': "import(/* webpackChunkName: 'start' */ './start.js')",
  'start.js':
    "import './styles.css'; import './common.js'; import(/* webpackChunkName: 'federation' */ './federation.js')",
  'federation.js': "import './common.js'; console.log('federation')",
  'common.js': "console.log('common')",
  'styles.css': 'p { color: red }',
};

let dir = '';
let assets: ShellAssets;
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aura-assets-'));
  await mkdir(join(dir, 'src'));
  for (const [name, text] of Object.entries(SOURCES)) await writeFile(join(dir, 'src', name), text);
  await new Promise<void>((resolve, reject) => {
    rspack(
      {
        mode: 'production',
        context: dir,
        entry: { boot: './src/boot.js' },
        output: { path: join(dir, 'dist'), chunkFilename: '[name].[contenthash:8].js' },
        module: { rules: [{ test: /\.css$/, type: 'css/auto' }] },
        optimization: {
          splitChunks: {
            chunks: 'async',
            cacheGroups: { common: { test: /common/, name: 'common', enforce: true } },
          },
        },
        plugins: [new EmitAssets()],
      },
      (error, stats) =>
        error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString('errors-only'))) : resolve(),
    );
  });
  assets = v.parse(ShellAssetsSchema, JSON.parse(await readFile(join(dir, 'dist/assets.json'), 'utf8')));
});
afterAll(() => rm(dir, { recursive: true }));

const names = (files: ShellAssets['scripts']) => files.map(({ path }) => path.replace(/\.[0-9a-f]{8}/, ''));

test('lists the application’s files, and separately those that a remote also needs', () => {
  expect(names(assets.scripts).toSorted()).toEqual(['/common.js', '/start.js']);
  expect(names(assets.federation)).toEqual(['/federation.js']);
  expect(assets.styles).toHaveLength(1);
});

test('gives the integrity of the files as they were written', () => {
  const files = [...assets.scripts, ...assets.federation, ...assets.styles];
  for (const { path, integrity } of files)
    expect(integrity).toBe(computeFileIntegrity(join(dir, 'dist', path)));
});
