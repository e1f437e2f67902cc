import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasModule, type RemoteDefinition } from '../contract/index.ts';
import { makeExtensionChunkName } from './exposed.ts';
import { buildMonolith } from './monolith.ts';

const root = resolve(import.meta.dirname, '../../..');
let outDir = '';
let remotes: { dir: string; definition: RemoteDefinition }[] = [];

beforeAll(async () => {
  mkdirSync(resolve(root, '.local'), { recursive: true });
  outDir = mkdtempSync(resolve(root, '.local/monolith-'));
  const dirs = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  remotes = await Promise.all(
    dirs.map(async (name) => {
      const dir = resolve(root, name);
      const { default: definition } = (await import(pathToFileURL(resolve(dir, 'remote.ts')).href)) as {
        default: RemoteDefinition;
      };
      return { dir, definition };
    }),
  );
  await buildMonolith({ shellDir: resolve(root, 'shell'), remotes, outDir });
});
afterAll(() => rmSync(outDir, { recursive: true, force: true }));

const scripts = () =>
  readdirSync(resolve(outDir, 'dist'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => ({ name, text: readFileSync(resolve(outDir, 'dist', name), 'utf8') }));

test('contains nothing that only remotes on other origins need', () => {
  const text = scripts()
    .map((script) => script.text)
    .join();
  // Names of the library's events identify it: its bare name is also a skill of people.
  expect(text).not.toMatch(/single-spa:|aura-loader/);
});

test('makes one lazy chunk of every remote and extension, without a copy of shared modules', () => {
  const chunks = scripts().filter(({ name }) => name.startsWith('remote-'));
  const expected = remotes.flatMap(({ definition: { name, extensions = [] } }) => [
    `remote-${name}`,
    ...extensions.filter(hasModule).map((one) => `remote-${name}-${makeExtensionChunkName(one)}`),
  ]);
  expect(new Set(chunks.map(({ name }) => name.split('.')[0]))).toEqual(new Set(expected));
  expect(chunks).toHaveLength(expected.length);
  expect(chunks.filter(({ text }) => text.includes('reconcilerVersion'))).toEqual([]);
});

test("names the files of a remote's public page, with their integrity, for its document", () => {
  const renderer = readFileSync(resolve(outDir, 'dist-render/render.mjs'), 'utf8');
  for (const { definition } of remotes) {
    const isPublic = definition.routes.some(({ access }) => access === 'public');
    const link = new RegExp(`/remote-${definition.name}\\.[0-9a-f]{8}\\.js\\\\" integrity=\\\\"sha384-`);
    expect(link.test(renderer)).toBe(isPublic);
  }
});
