import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteDefinition } from '@aura/shared-federation/contract';
import { expect, test } from 'vitest';
import { ROOT } from '../workspaces/paths.ts';

/* The shell names no feature: what belongs to a remote, the remote declares. Texts of public pages are content. */

/** Collections that the shell itself writes: they are the account's. */
const OF_THE_ACCOUNT = new Set(['consents', 'drafts']);

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');

const definitions = await Promise.all(
  globSync('mfe-*/remote.ts', { cwd: ROOT }).map(async (path) => {
    const module = (await import(pathToFileURL(join(ROOT, path)).href)) as { default: RemoteDefinition };
    return module.default;
  }),
);
/** Without tests and what content is compiled into. */
const sources = globSync('shell/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
  (path) => !/\.test(-support)?\.tsx?$|\/generated\//.test(path),
);
/** What a pattern of paths begins with, up to the first part that varies. */
const fixedPart = (path: string) => path.replace(/\/[:*].*$/, '');

const paths = definitions.flatMap(({ routes }) => routes.map(({ path }) => fixedPart(path)));
const events = definitions.flatMap(({ events: declared = [] }) => declared.map(({ name }) => name));
const collections = globSync('functions/src/*/firestore.rules', { cwd: ROOT })
  .flatMap((path) => [...read(path).matchAll(/match \/users\/\{\w+\}\/(\w+)/g)].map(([, name = '']) => name))
  .filter((name) => !OF_THE_ACCOUNT.has(name));

test.each([
  ['path', new Set(paths)],
  ['event', new Set(events)],
  ['collection', new Set(collections)],
])('no source of the shell names a %s of a remote', (_, names) => {
  expect(names.size).toBeGreaterThan(0);
  const quoted = new RegExp(`(['"\`/])(${[...names].join('|')})(?=['"\`/?#])`);
  const found = sources.flatMap((path) => {
    const [, , name] = quoted.exec(read(path)) ?? [];
    return name === undefined ? [] : [`${path} names ${name}`];
  });
  expect(found).toEqual([]);
});

test('the code of the shell stays below 12,950 lines', () => {
  const lines = sources.map((path) => read(path).split('\n').length - 1);
  expect(lines.reduce((sum, count) => sum + count, 0)).toBeLessThan(12_950);
});
