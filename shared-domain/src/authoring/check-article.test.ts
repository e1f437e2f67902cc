import { readFileSync } from 'node:fs';
import { compileTexts, describeFault } from '@aura/content-tools';
import { expect, it, test } from 'vitest';
import config from '../../content.config.ts';

const FILE = 'shared-domain/content/articles/feedback-construtivo.md';
const article = readFileSync(
  new URL('../../content/articles/feedback-construtivo.md', import.meta.url),
  'utf8',
);
const faultsOf = (text: string): string[] =>
  compileTexts(config, { articles: [{ file: FILE, text }] }).faults.map(describeFault);

test('an article of the library breaks no rule', () => {
  expect(faultsOf(article)).toEqual([]);
});

it.each([
  ['that takes longer than it says', /minutes: \d+/u, 'minutes: 9', /:5: o texto tem \d+ palavras/u],
  ['without a day', /publishedOn: .*/u, 'publishedOn: hoje', /:6: "publishedOn" deve ser uma data/u],
  ['that begins with a part of a section', '\n## ', '\n### ', /:\d+: o texto deve ter pelo menos 4 títulos/u],
  ['with HTML', '\n## ', '\n<hr>\n\n## ', /:\d+: HTML não é aceito/u],
])('one is refused %s', (_, pattern, text, fault) => {
  expect(faultsOf(article.replace(pattern, text)).join('\n')).toMatch(fault);
});
