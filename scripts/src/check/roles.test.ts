import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../workspaces/paths.ts';

interface Source {
  readonly path: string;
  readonly text: string;
  /** The values that the file exports by name. */
  readonly names: readonly string[];
}

const sources: readonly Source[] = globSync('{functions,mfe-*,scripts,shared-*,shell}/src/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (path) =>
    /node_modules|generated|\.(?:test|test-support|testing)\.|\/(?:fixtures|templates|testing)\//.test(path),
}).map((path) => {
  const text = readFileSync(join(ROOT, path), 'utf8');
  const names = [...text.matchAll(/^export (?:async )?(?:const|function\*?|class) (\w+)/gm)];
  return { path, text, names: names.map(([, name = '']) => name) };
});

const nameOf = ({ path }: Source): string => basename(path).replace(/\.tsx?$/, '');

const isMainlySchemas = ({ names }: Source): boolean =>
  names.filter((name) => name.endsWith('Schema')).length > names.length / 2;

/** Constants begin with a capital letter; a lower-case letter begins a function. */
const exportsFunctions = ({ names }: Source): boolean => names.some((name) => /^[a-z]/.test(name));

/** Folders of one role, and file names that say another role. */
const SAYS_ITS_ROLE = /\/(?:api|authoring)\/|-(?:schema|worker)\.ts$/;

test('a file of schemas says so beside files that work', () => {
  const working = new Set(
    sources
      .filter((source) => exportsFunctions(source) && !isMainlySchemas(source))
      .map(({ path }) => dirname(path)),
  );
  const found = sources
    .filter((source) => isMainlySchemas(source) && working.has(dirname(source.path)))
    .map(({ path }) => path)
    .filter((path) => !SAYS_ITS_ROLE.test(path));
  expect(found).toEqual([]);
});

test('a file that makes a store ends in -store', () => {
  const found = sources
    .filter(({ text }) => /(?<!function )\bcreateStore(?:<[^\n]*>)?\(/.test(text))
    .filter((source) => !nameOf(source).endsWith('-store'))
    .map(({ path }) => path);
  expect(found).toEqual([]);
});

test.each([
  ['Page', '-page'],
  ['View', '-view'],
])('a file whose component is a …%s ends in %s', (ending, suffix) => {
  const found = sources
    .filter(({ path }) => path.endsWith('.tsx'))
    .filter(
      ({ names }) => names.length > 0 && names.every((name) => /^[A-Z]/.test(name) && name.endsWith(ending)),
    )
    .filter((source) => !`-${nameOf(source)}`.endsWith(suffix))
    .map(({ path }) => path);
  expect(found).toEqual([]);
});

test('a file with one hook is named after it', () => {
  const found = sources
    .filter(({ names }) => names.length === 1 && /^use[A-Z]/.test(names[0] ?? ''))
    .filter((source) => !/^use-|-store$/.test(nameOf(source)))
    .map(({ path }) => path);
  expect(found).toEqual([]);
});
