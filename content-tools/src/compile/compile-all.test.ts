import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compileAll } from './compile-all.ts';

const LOCAL = join(import.meta.dirname, '../../../.local');

/** A repository within this one, so that the schemas of its packages find their library. */
let root = '';
const write = async (file: string, text: string): Promise<void> => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};
const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8');
const made = async (): Promise<string[]> =>
  (await compileAll(root, null)).filter(({ isSame }) => !isSame).map(({ folder }) => folder);

const CONFIG = `
import * as v from 'valibot';
export default {
  collections: { words: { files: 'content/*.yaml', schema: v.array(v.string()) } },
  compile: ({ words }) => Object.fromEntries(words.map(({ slug, data }) => [slug + '.ts', data.join()])),
};`;
const manifest = (name: string, dependencies: object, inputs: readonly string[] = []): string =>
  JSON.stringify({ name, dependencies, nx: { targets: { content: { inputs } } } });

beforeEach(async () => {
  await mkdir(LOCAL, { recursive: true });
  root = await mkdtemp(join(LOCAL, 'content-'));
  await write('below/package.json', manifest('@x/below', {}));
  await write('below/content.config.ts', CONFIG);
  await write('below/content/a.yaml', '- um\n');
  await write('below/content/b.yaml', '- dois\n');
  await write(
    'above/package.json',
    manifest('@x/above', { '@x/below': '1' }, ['{workspaceRoot}/other/*.txt']),
  );
  await write('above/content.config.ts', CONFIG);
  await write('above/content/c.yaml', '- três\n');
  await write('other/list.txt', 'a');
});
afterEach(() => rm(root, { recursive: true }));

test('each package is compiled after those that it depends on, with a schema for editors', async () => {
  expect(await made()).toEqual(['below', 'above']);
  expect(await read('below/src/generated/a.ts')).toBe('um');
  expect(JSON.parse(await read('above/src/generated/schema/words.json'))).toMatchObject({ type: 'array' });
});

test('an unchanged package is left alone; a change concerns its package and those above it', async () => {
  await made();
  expect(await made()).toEqual([]);
  await write('above/content/c.yaml', '- quatro\n');
  expect(await made()).toEqual(['above']);
  const { mtimeMs } = await stat(join(root, 'below/src/generated/b.ts'));
  await write('below/content/a.yaml', '- outro\n');
  expect(await made()).toEqual(['below', 'above']);
  expect((await stat(join(root, 'below/src/generated/b.ts'))).mtimeMs).toBe(mtimeMs);
  await write('other/list.txt', 'b');
  expect(await made()).toEqual(['above']);
});

test('outputs of a deleted file are deleted, too', async () => {
  await made();
  await rm(join(root, 'below/content/b.yaml'));
  await made();
  expect(existsSync(join(root, 'below/src/generated/b.ts'))).toBe(false);
});

test('while a file breaks a rule nothing is written, and every run names it', async () => {
  await made();
  await write('below/content/a.yaml', '- um\n- 2\n');
  for (const _ of [1, 2])
    expect(await compileAll(root, null)).toMatchObject([
      { folder: 'below', faults: [{ file: 'below/content/a.yaml', line: 2 }] },
    ]);
  expect(await read('below/src/generated/a.ts')).toBe('um');
});
