import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../workspaces/paths.ts';
import { FIRST_WORDS } from './first-words.ts';

const sources = globSync('{functions,mfe-*,scripts,shared-*,shell}/src/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: (path) =>
    /node_modules|generated|\.(?:test|test-support|testing)\.|\/(?:fixtures|testing)\//.test(path),
}).map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

const DECLARED = /^(?:export )?(?:default )?(?:async )?(?:function\*?|const|interface|type|class) (\w+)/gm;
const FUNCTION =
  /^export (?:async )?(?:function\*? ([a-z]\w*)|const ([a-z]\w*)(?:: [^=\n]+)? = (?:async )?(?:<[^\n]*>)?\((?=\)|\s*(?:\.{3})?\w+\??[:,)]|\s*[[{]).*)/gm;

const LOCAL_FUNCTION = new RegExp(FUNCTION.source.replace('export ', ''), 'gm');

/** `nextDueAt` → next, due, at. */
const wordsOfName = (name: string): readonly string[] =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _]+/);

/** The first column of the glossary's table of words that have another word in their place. */
function readReplacedWords(): readonly string[] {
  const glossary = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8');
  const [, section = ''] = glossary.split('## Words to avoid in names');
  return [...section.matchAll(/^\| ([a-z, ]+?) +\|/gm)]
    .flatMap(([, cell = '']) => cell.split(', '))
    .filter((word) => word !== 'word');
}

test('no name uses a word that the glossary replaces by another', () => {
  const replaced = readReplacedWords();
  expect(replaced.length).toBeGreaterThan(5);
  const found = sources.flatMap(({ path, text }) =>
    [...text.matchAll(DECLARED)]
      .map(([, name = '']) => name)
      .filter((name) => wordsOfName(name).some((word) => replaced.includes(word)))
      .map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

/**
 * Names that others depend on: releases of remotes call the functions of the shell, kept builds of the shell answer to
 * these names, and `ok` and `err` are fixed names of every result.
 */
const KEPT: readonly string[] = [
  'applicationPatterns',
  'buttonClass',
  'earlyScript',
  'err',
  'lazyWithRetry',
  'ok',
  'pointOf',
  'reactLifecycles',
  'staticPaths',
  'textFiles',
];

test('functions that other files call begin with a verb or a word of truth', () => {
  const others = sources.flatMap(({ text }) =>
    [...text.matchAll(FUNCTION)]
      .map(([, declared, arrow]) => declared ?? arrow ?? '')
      .filter((name) => !FIRST_WORDS.has(/^[a-z]+/.exec(name)?.[0] ?? '')),
  );
  expect([...new Set(others)].toSorted()).toEqual(KEPT);
});

test('local functions begin with a verb, too', () => {
  const others = sources.flatMap(({ text }) =>
    [...text.matchAll(LOCAL_FUNCTION)]
      .map(([, declared, arrow]) => declared ?? arrow ?? '')
      // A program begins at its `main`.
      .filter((name) => name !== 'main' && !FIRST_WORDS.has(/^[a-z]+/.exec(name)?.[0] ?? '')),
  );
  expect(others).toEqual([]);
});
