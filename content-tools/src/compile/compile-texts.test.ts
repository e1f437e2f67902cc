import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { defineContent } from '../define-content.ts';
import { describeFault } from '../source.ts';
import { compileTexts } from './compile-texts.ts';

const Note = v.strictObject({
  title: v.pipe(v.string(), v.maxLength(10)),
  kind: v.picklist(['long', 'short']),
  tags: v.array(v.strictObject({ name: v.string(), weight: v.pipe(v.number(), v.minValue(1)) })),
});
const config = defineContent({
  collections: {
    notes: { files: 'content/*.md', schema: Note },
    words: {
      files: 'content/words.csv',
      schema: v.array(v.strictObject({ word: v.string(), of: v.string() })),
    },
    terms: { files: 'content/terms.yaml', schema: v.array(v.string()) },
  },
  compile: ({ notes, words, terms }, report) => {
    for (const note of notes) if (note.body.includes('!')) report(note, note.bodyLine, 'sem exclamação');
    for (const note of notes) if (note.slug === 'b') report(note, ['tags', 0, 'name'], 'sem b');
    return { 'all.ts': JSON.stringify([notes.map(({ data }) => data), words[0]?.data, terms[0]?.data]) };
  },
});

const GOOD = '---\ntitle: Olá\nkind: long\ntags:\n  - name: um\n    weight: 2\n---\n\nTexto.\n';
const words = [{ file: 'p/content/words.csv', text: 'word,of\n"a, b",c\n' }];
const terms = [{ file: 'p/content/terms.yaml', text: '# Por quê.\n- um\n' }];

/** The printed faults of one note. */
const faultsOf = (text: string, file = 'p/content/a.md'): string[] =>
  compileTexts(config, { notes: [{ file, text }], words, terms }).faults.map(describeFault);

test('files of Markdown, CSV and YAML reach the modules as their schemas read them', () => {
  const { faults, modules } = compileTexts(config, {
    notes: [{ file: 'p/content/a.md', text: GOOD }],
    words,
    terms,
  });
  expect(faults).toEqual([]);
  expect(JSON.parse(modules['all.ts'] ?? '')).toEqual([
    [{ title: 'Olá', kind: 'long', tags: [{ name: 'um', weight: 2 }] }],
    [{ word: 'a, b', of: 'c' }],
    ['um'],
  ]);
});

describe('a wrong file names file, line and rule', () => {
  it.each([
    ['a field that is missing', GOOD.replace('kind: long\n', ''), ':2: falta o campo "kind"'],
    ['one that does not exist', GOOD.replace('kind', 'kynd'), ':3: "kynd" não é um campo que exista aqui'],
    ['a value of another kind', GOOD.replace('Olá', '12'), ':2: "title" deve ser um texto; está 12'],
    ['a value that is not in the list', GOOD.replace('long', 'big'), ':3: "kind" deve ser um destes: '],
    ['a text that is too long', GOOD.replace('Olá', 'Muito comprido'), ':2: "title" deve ter no máximo 10'],
    [
      'a value deep within',
      GOOD.replace('weight: 2', 'weight: 0'),
      ':6: "tags[0].weight" deve ser pelo menos 1',
    ],
    ['a field twice', GOOD.replace('kind: long', 'kind: long\nkind: long'), ':4: não é YAML válido'],
    ['a colon within a text', GOOD.replace('Olá', 'Olá: oi'), ':2: não é YAML válido'],
    [
      'a text that ends as a comment',
      GOOD.replace('Olá', 'Em C # e'),
      ':2: o que vem depois de "#" se perderia',
    ],
    ['no front matter', 'Texto.', ':1: o arquivo começa com os campos entre duas linhas "---"'],
    ['what the package itself demands', GOOD.replace('Texto.', 'Texto!'), ':8: sem exclamação'],
  ])('%s', (_, text, message) => {
    expect(faultsOf(text).filter((fault) => fault.startsWith(`p/content/a.md${message}`))).toHaveLength(1);
  });

  it('finds the line of a value that the package names', () => {
    expect(faultsOf(GOOD, 'p/content/b.md')).toEqual(['p/content/b.md:5: sem b']);
  });

  it('takes only names that can be an address', () => {
    expect(faultsOf(GOOD, 'p/content/Olá mundo.md')).toEqual([
      'p/content/Olá mundo.md: o nome do arquivo tem só letras minúsculas sem acento, algarismos e hifens',
    ]);
  });

  it('counts the columns of a table', () => {
    const broken = [{ file: 'p/content/words.csv', text: 'word,of\na,b\na, b,c\n' }];
    const { faults } = compileTexts(config, { notes: [], words: broken, terms });
    expect(faults.map(describeFault)).toEqual([
      expect.stringMatching(/^p\/content\/words\.csv:3: a linha tem 3 colunas, e a primeira nomeia 2/),
    ]);
  });
});
