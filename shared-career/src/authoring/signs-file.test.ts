import { compileTexts, describeFault } from '@aura/content-tools';
import { expect, test } from 'vitest';
import config from '../../content.config.ts';

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

test.each([
  ['words that are no expression', `left:\n  finds: Something was left.\n  any: ['par(ei']\n`, 'par(ei'],
  ['a sign without words', 'left:\n  finds: Something was left.\n  any: []\n', 'any'],
  ['a sign that says not what it finds', 'left:\n  any: [parei]\n', 'finds'],
])('refuses %s', (_, text, fault) => {
  expect(compile(text).faults.map(describeFault).join('\n')).toContain(fault);
});
