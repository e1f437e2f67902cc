import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack } from '@rspack/core';
import { afterEach, expect, test } from 'vitest';
import { ChunkBudgetPlugin } from './chunk-budget-plugin.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** Errors of a build whose chunk `late` holds a text of random letters. */
async function errorsOf(bytes: number): Promise<readonly string[]> {
  const dir = mkdtempSync(join(tmpdir(), 'budget-'));
  folders.push(dir);
  const text = Array.from(crypto.getRandomValues(new Uint8Array(2_000)), (byte) => byte.toString(16)).join(
    '',
  );
  writeFileSync(join(dir, 'main.js'), "import(/* webpackChunkName: 'late' */ './late.js');");
  writeFileSync(join(dir, 'late.js'), `export const late = '${text}';console.log(late);`);
  return new Promise((done, fail) => {
    rspack(
      {
        mode: 'production',
        context: dir,
        entry: './main.js',
        output: { path: join(dir, 'dist') },
        plugins: [new ChunkBudgetPlugin({ chunk: 'late', bytes })],
      },
      (error, stats) => {
        if (error) fail(error);
        else done((stats?.compilation.errors ?? []).map(({ message }) => message));
      },
    );
  });
}

test('a chunk that is too heavy fails the build and is named with both weights', async () => {
  expect(await errorsOf(1_000)).toEqual([
    expect.stringMatching(/chunk late weighs \d{4} bytes \(brotli\), allowed are 1000/),
  ]);
  expect(await errorsOf(4_000)).toEqual([]);
});
