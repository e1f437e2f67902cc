import { expect, test } from 'vitest';
import { compileTexts } from '../compile/compile-texts.ts';
import { defineContent } from '../define-content.ts';
import { describeFault } from '../source.ts';
import { PhraseFileSchema, writePhraseModules, writePhraseTables } from './phrase-file.ts';

const config = defineContent({
  collections: {
    signs: { files: 'content/signs/*.yaml', schema: PhraseFileSchema },
    phrases: { files: 'content/phrases/*.yaml', schema: PhraseFileSchema },
  },
  compile: ({ signs, phrases }, report) => ({
    'signs.ts': writePhraseTables(signs, report),
    ...writePhraseModules(phrases, report),
  }),
});

const compile = (text: string) =>
  compileTexts(config, { signs: [{ file: 'content/signs/sample.yaml', text }] });

test('a sign is whole words, or matches the pattern of its file', () => {
  const { modules, faults } = compile(String.raw`
left:
  finds: Something was left.
  any: [parei, 'larg(?:uei|ou)']
first:
  finds: A line begins so.
  before: '^'
  any: ['ter ']
  after: ''
  flags: iu
`);
  expect(faults).toEqual([]);
  expect(modules['signs.ts']).toContain(String.raw`left: /(?<!\p{L})(?:parei|larg(?:uei|ou))(?!\p{L})/u,`);
  expect(modules['signs.ts']).toContain('first: /^(?:ter )/iu,');
});

test('phrases are a module for each file, a constant for each expression', () => {
  const text = 'left:\n  finds: Something was left.\n  any: [parei]\n';
  const { modules } = compileTexts(config, {
    phrases: ['one', 'two'].map((slug) => ({ file: `content/phrases/${slug}.yaml`, text })),
  });
  for (const slug of ['one', 'two'])
    expect(modules[`phrases/${slug}.ts`]).toContain(
      String.raw`export const LEFT = /(?<!\p{L})(?:parei)(?!\p{L})/u;`,
    );
});

test('an expression stands in another one by its name, also in a third', () => {
  const { modules, faults } = compile(String.raw`
model:
  finds: Names of a model of language.
  before: ''
  any: ['modelo(?: de linguagem)?', llm]
  after: ''
machine:
  finds: Names of a machine.
  before: ''
  any: [robo, '{{model}}']
  after: ''
address:
  finds: A machine is addressed.
  any: ['ola,? {{machine}}']
`);
  expect(faults).toEqual([]);
  expect(modules['signs.ts']).toContain(
    String.raw`address: /(?<!\p{L})(?:ola,? (?:robo|(?:modelo(?: de linguagem)?|llm)))(?!\p{L})/u,`,
  );
});

test.each([
  ['words that are no expression', `left:\n  finds: Something was left.\n  any: ['par(ei']\n`, 'par(ei'],
  ['a sign without words', 'left:\n  finds: Something was left.\n  any: []\n', 'any'],
  [
    'a reference to nothing',
    "left:\n  finds: Something was left.\n  any: ['{{absent}}']\n",
    'não há {{absent}}',
  ],
  [
    'a reference to itself',
    "left:\n  finds: Something was left.\n  any: [a, '{{left}}']\n",
    '{{left}} contém a si mesma',
  ],
  ['a sign that says not what it finds', 'left:\n  any: [parei]\n', 'finds'],
])('refuses %s', (_, text, fault) => {
  expect(compile(text).faults.map(describeFault).join('\n')).toContain(fault);
});
