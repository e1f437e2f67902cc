import { compileTexts, describeFault } from '@aura/content-tools';
import { expect, test } from 'vitest';
import config from '../../content.config.ts';

const FILES = {
  words: 'content/words/sample.yaml',
  titleNames: 'content/titles/nouns.csv',
  kinship: 'content/titles/kinship.csv',
  questions: 'content/suggestions/questions.yaml',
  deedNouns: 'content/suggestions/deed-nouns.csv',
} as const;

const compile = (collection: keyof typeof FILES, text: string) =>
  compileTexts(config, { [collection]: [{ file: FILES[collection], text }] });

test('a list of words is one text, a row of names one line', () => {
  expect(
    compile('words', 'workVerbs:\n  about: Verbos.\n  words: abrir, fechar\n').modules['words/sample.ts'],
  ).toContain('export const WORK_VERBS = "abrir,fechar";');
  expect(
    compile('titleNames', 'name,same,english\ngerente,gestor; ger,manager\nvigia,,\n').modules['titles.ts'],
  ).toContain(String.raw`export const NOUNS = "gerente,gestor,ger|manager\nvigia";`);
  expect(compile('kinship', 'similarity,words\n0.8,auxiliar; assistente\n').modules['titles.ts']).toContain(
    'export const KINSHIP = "0.8 auxiliar,assistente";',
  );
});

test.each([
  [
    'a word with an accent',
    'words',
    'a:\n  about: Verbos.\n  words: abrir, café\n',
    'sample.yaml:3: a.words: "café"',
  ],
  [
    'a word twice',
    'words',
    'a:\n  about: Verbos.\n  words: abrir, abrir\n',
    'sample.yaml:3: a.words: "abrir"',
  ],
  ['two rows of one name', 'titleNames', 'name,same,english\nvigia,,\nvigia,,\n', 'nouns.csv:3: "vigia"'],
  ['a similarity that is none', 'kinship', 'similarity,words\n8,auxiliar; assistente\n', 'kinship.csv:2'],
  ['one word that is near nothing', 'kinship', 'similarity,words\n0.8,auxiliar\n', 'duas palavras ou mais'],
  [
    'a frame without a gap',
    'questions',
    '- words: leito\n  question: Quantos?\n  frame: por turno\n',
    'questions.yaml:3: ',
  ],
  ['a noun without an article', 'deedNouns', 'noun,infinitive,article\nvenda,vender,x\n', 'deed-nouns.csv:2'],
] as const)('refuses %s with file and line', (_, collection, text, fault) => {
  expect(compile(collection, text).faults.map(describeFault).join('\n')).toContain(fault);
});
