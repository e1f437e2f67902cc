import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileTexts, describeFault } from '@aura/content-tools';
import { expect, it } from 'vitest';
import config from '../../content.config.ts';

/** A file of content with one change. */
function read(file: string, from: string, to: string) {
  const text = readFileSync(join(import.meta.dirname, '../../content', file), 'utf8');
  expect(text).toContain(from);
  return { file: `content/${file}`, text: text.replace(from, to) };
}

it.each([
  [
    'an expression that cannot be read',
    'signs',
    'words/signs.yaml',
    ['- na epoca\n', '- na (epoca\n'],
    /^content\/words\/signs\.yaml:\d+: .*na \(epoca/u,
  ],
  [
    'an expression with an accent, which folded text never has',
    'signs',
    'words/signs.yaml',
    ['- na epoca\n', '- na época\n'],
    /^content\/words\/signs\.yaml:\d+: .*minúsculas sem acento/u,
  ],
  [
    'a question of one’s own that quotes nothing',
    'ownQuestions',
    'own-questions.yaml',
    ['está: {claim}', 'está: algo'],
    /^content\/own-questions\.yaml:\d+: .*falta \{claim\}/u,
  ],
  [
    'a judged answer to a question that is not there',
    'judged',
    'samples/judged/offices.yaml',
    ['question: hard', 'question: easy'],
    /^content\/samples\/judged\/offices\.yaml:\d+: não há uma pergunta easy/u,
  ],
] as const)('refuses %s with its place', (_, collection, file, [from, to], fault) => {
  const { faults } = compileTexts(config, { [collection]: [read(file, from, to)] });
  expect(faults.map(describeFault)).toContainEqual(expect.stringMatching(fault));
});

it('a filler is a whole word unless its entry sets its end', () => {
  const text =
    'pt: [{ word: tá, any: [tá] }, { word: só, whole: false, any: [só], after: "(?=,)" }]\nen: []\n';
  const { modules } = compileTexts(config, { fillers: [{ file: 'content/words/fillers.yaml', text }] });
  expect(modules['fillers.ts']).toContain(String.raw`/(?<![\p{L}\p{N}])(?:tá)(?![\p{L}\p{N}])/giu`);
  expect(modules['fillers.ts']).toContain('/(?:só)(?=,)/giu');
});
