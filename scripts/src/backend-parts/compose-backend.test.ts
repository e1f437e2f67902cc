import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ROOT } from '../workspaces/paths.ts';
import { COMPOSE_COMMAND, composeBackend, listStaleFiles, writeComposed } from './compose-backend.ts';

test('the deployed files match what the features declare', () => {
  const composed = composeBackend(ROOT);
  if (!composed.ok) throw new Error(composed.error);
  expect(listStaleFiles(ROOT, composed.value), `run ${COMPOSE_COMMAND}`).toEqual([]);
});

/** Two codebases; the first one has these features. */
function codebases(features: readonly string[], paths: readonly string[] = ['/**']): string {
  const options = { memory: '512MiB', concurrency: 1, minInstances: 0, maxInstances: 1, timeoutSeconds: 60 };
  const area = { features, paths: ['/minha-area'], options, functions: ['area'], walks: [], secrets: [] };
  return JSON.stringify({ area, core: { ...area, features: [], paths, functions: ['core'] } });
}

describe('a backend of two features', () => {
  let root = '';
  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  };
  const feature = (name: string, file: string, text: string) => write(`functions/src/${name}/${file}`, text);
  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'aura-parts-'));
    await write('functions/rules/core.rules', 'function owns(uid) {\n  return true;\n}\n');
    await feature('notas', 'part.ts', '');
    await feature('minha-area', 'part.ts', '');
    await feature('minha-area', 'schedules.ts', '');
    await feature(
      'notas',
      'firestore.rules',
      "match /users/{uid}/notas/{nota} {\n  allow get: if '}' == uid; // {\n}\n",
    );
    await feature('notas', 'firestore.indexes.json', '{ "indexes": [{ "collectionGroup": "notas" }] }');
    await write('functions/src/parts/all-parts.ts', '');
    await write('functions/codebases.json', codebases(['minha-area']));
  });
  afterEach(() => rm(root, { recursive: true, force: true }));

  test('lists each of them by its folder, and is composed once', () => {
    expect(writeComposed(root)).toMatchObject({
      ok: true,
      value: expect.arrayContaining(['firestore.rules']),
    });
    expect(writeComposed(root)).toEqual({ ok: true, value: [] });
    const composed = composeBackend(root);
    expect(composed).toMatchObject({
      value: {
        'functions/src/parts/all-parts.ts': expect.stringMatching(
          /import minhaAreaPart from '\.\.\/minha-area\/part\.ts';\nimport notasPart[^]+ {2}minhaAreaPart,\n {2}notasPart,\n/,
        ),
        'functions/src/parts/all-schedules.ts': expect.stringContaining(
          "\nexport * from '../minha-area/schedules.ts';\n",
        ),
        'functions/src/codebases/entries/area.ts': expect.stringMatching(
          /export \* from '..\/..\/minha-area\/schedules.ts';\nexport const area = serveParts\('area', \[minhaAreaPart\]\);/,
        ),
        // What no codebase names is served by the last one.
        'functions/src/codebases/entries/core.ts': expect.stringContaining(
          "serveParts('core', [notasPart], PARTS);",
        ),
        'firestore.rules': expect.stringMatching(
          / {4}function owns[^]+ {4}match \/users\/\{uid\}\/notas\/\{nota\} \{\n {6}allow get/,
        ),
      },
    });
  });

  test.each([
    [
      "another feature's document",
      'match /users/{uid}/notas/{id} { allow get: if true; }',
      /já é de .*notas/,
    ],
    ['one of them alone', 'match /users/{uid}/notas/primeira { allow get: if true; }', /já é de .*notas/],
    [
      'it inside of a block',
      'match /users/{uid} { match /notas/{id} { allow get: if true; } }',
      /já é de .*notas/,
    ],
    [
      'every document below a person',
      'match /users/{uid}/{rest=**} { allow get: if true; }',
      /alcança coleções/,
    ],
    [
      'any collection of a person',
      'match /users/{uid}/{name}/{id} { allow get: if true; }',
      /nome da coleção/,
    ],
    ['a collection as a whole', 'match /users/{uid}/outras { allow get: if true; }', /não é o caminho/],
    ['a function for everybody', 'function owns(uid) { return true; }', /fora de um bloco/],
    ['half a block', 'match /users/{uid}/outras/{id} { allow get: if true;', /falta fechar/],
    ['the end of the block around it', 'match /a/{id} { allow get: if true; } } }', /fora de um bloco/],
  ])('refuses rules that name %s', async (_, text, reason) => {
    await feature('vizinha', 'firestore.rules', text);
    expect(composeBackend(root)).toEqual({
      ok: false,
      error: expect.stringMatching(new RegExp(`functions/src/vizinha/firestore.rules: .*${reason.source}`)),
    });
  });

  test.each([
    [codebases(['minha-area', 'minha-area']), /minha-area está em duas/],
    [codebases(['outra']), /outra não tem part.ts/],
    [codebases([], ['/notas']), /every other path/],
  ])('refuses the codebases %s', async (text, reason) => {
    await write('functions/codebases.json', text);
    expect(composeBackend(root)).toEqual({ ok: false, error: expect.stringMatching(reason) });
  });

  test('refuses a list of functions that lacks one of a schedule', async () => {
    await feature('minha-area', 'schedules.ts', 'export const porDia = runByClock();\n');
    expect(composeBackend(root)).toEqual({
      ok: false,
      error: 'functions/codebases.json: as funções de area são area, porDia',
    });
  });

  test.each([
    ['{ "indexes": [{ "collectionGroup": "notas" }] }', /a coleção notas já é de .*notas/],
    ['{ "indexes": {} }', /só pode haver/],
    ['{', /só pode haver/],
  ])('refuses the indexes %s', async (text, reason) => {
    await feature('vizinha', 'firestore.indexes.json', text);
    expect(composeBackend(root)).toEqual({ ok: false, error: expect.stringMatching(reason) });
  });
});
