import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { rspack } from '@rspack/core';
import * as v from 'valibot';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ModuleReportPlugin } from './module-report-plugin.ts';
import { MODULE_REPORT, ModuleReportSchema } from './module-report.ts';
import { SourceMapsPlugin } from './source-maps-plugin.ts';

const local = resolve(import.meta.dirname, '../../../.local');
let dir = '';
beforeEach(() => {
  mkdirSync(local, { recursive: true });
  dir = mkdtempSync(resolve(local, 'report-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

function write(path: string, text: string): void {
  const file = resolve(dir, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const manifest = (name: string, version: string) => JSON.stringify({ name, version, sideEffects: false });

/** Builds what was written and gives its folder. */
async function build(): Promise<string> {
  const dist = resolve(dir, 'dist');
  await new Promise<void>((done, fail) => {
    rspack(
      {
        mode: 'production',
        context: dir,
        entry: './src/app.js',
        devtool: false,
        output: { path: dist },
        plugins: [new ModuleReportPlugin(), new SourceMapsPlugin()],
      },
      (error, stats) => {
        if (error) fail(error);
        else if (stats?.hasErrors()) fail(new Error(stats.toString('errors-only')));
        else done();
      },
    );
  });
  return dist;
}

test('libraries are named with their versions and their remaining size', async () => {
  write('package.json', manifest('sample', '1.0.0'));
  write(
    'src/app.js',
    `import { used } from 'library'; import { deep } from '@scope/deep'; used(deep); used(used);`,
  );
  write('node_modules/library/package.json', manifest('library', '2.1.0'));
  write(
    'node_modules/library/index.js',
    `export function used(value) { for (const key in value) console.log(key, value); } export const unused = '${'x'.repeat(5000)}';`,
  );
  write('node_modules/@scope/deep/package.json', manifest('@scope/deep', '3.0.0'));
  write('node_modules/@scope/deep/index.js', `export { deep } from './esm/deep.js';`);
  // A package.json that only says how its folder is to be read.
  write('node_modules/@scope/deep/esm/package.json', '{"type":"module"}');
  write('node_modules/@scope/deep/esm/deep.js', `export const deep = '${'d'.repeat(500)}';`);

  const dist = await build();
  const text = readFileSync(resolve(dist, MODULE_REPORT), 'utf8');
  const { libraries } = v.parse(ModuleReportSchema, JSON.parse(text));
  expect(libraries.map(({ name, version }) => `${name}@${version}`)).toEqual([
    '@scope/deep@3.0.0',
    'library@2.1.0',
  ]);
  const [deep, library] = libraries.map(({ bytes }) => bytes);
  expect(deep).toBeGreaterThan(500);
  expect(library).toBeLessThan(100);
  expect(readdirSync(dist).filter((file) => file.endsWith('.map'))).toEqual([]);
});
