import { readFileSync } from 'node:fs';
import { compileTexts, describeFault } from '@aura/content-tools';
import { beforeAll, describe, expect, it, test } from 'vitest';
import config from '../../content.config.ts';

const FILE = 'shared-lessons/content/lessons/golpes-em-vagas.md';
const lesson = readFileSync(new URL('../../content/lessons/golpes-em-vagas.md', import.meta.url), 'utf8');

/** The printed faults of a library with only this lesson. */
const faultsOf = (text: string): string[] =>
  compileTexts(config, { lessons: [{ file: FILE, text }] }).faults.map(describeFault);

/** The lesson with a change, which must have been one. */
function changed(pattern: RegExp | string, text: string): string {
  const result = lesson.replace(pattern, text);
  expect(result).not.toBe(lesson);
  return result;
}

/** The line of the changed lesson that contains a text. */
const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length;

let ownFaults: string[];
beforeAll(() => {
  ownFaults = faultsOf(lesson);
});

test('a lesson of the library breaks no rule of one lesson', () => {
  expect(ownFaults.filter((fault) => fault.startsWith(FILE))).toEqual([]);
});

describe('a lesson is refused, with the line,', () => {
  it.each([
    ['whose text holds HTML', /\n## /u, '\n<div>oi</div>\n\n## ', '<div>', 'HTML não é aceito'],
    ['that links to no page', '](/', '](/nao-existe/', '](/nao-existe', 'não há página em "/nao-existe'],
    [
      'that links out of the site',
      '](/',
      '](https://example.com/',
      '](https://ex',
      'não há página em "https://',
    ],
    ['that takes longer than it says', /minutes: \d+/u, 'minutes: 1', 'minutes: 1', 'em 1 min se leem de'],
    ['that boasts', /title: .*/u, 'title: Um guia incrível', 'title: Um', '"incrível" promete'],
    [
      'with an explanation that is too short',
      /explanation: .*/u,
      'explanation: Sim.',
      'explanation: Sim',
      'pelo menos 60',
    ],
    [
      'with a right option that does not exist',
      /right: [1-4]/u,
      'right: 9',
      'right: 9',
      'não há opção com esse número',
    ],
    [
      'with a gap in a plain question',
      /prompt: (?!.*____)/u,
      'prompt: ____ ',
      'prompt: ____ ',
      'só uma pergunta "gap"',
    ],
    ['with a gap question without a gap', '____', 'x', null, 'a lacuna é escrita uma vez'],
    [
      'with a topic that does not exist',
      /topics:\n  - \w+/u,
      'topics:\n  - jogos',
      '- jogos',
      'deve ser um destes',
    ],
    ['with an unknown field', 'order:', 'orden:', 'orden:', 'não é um campo que exista'],
    [
      'that takes the text of no article',
      'order:',
      'article: nada\norder:',
      'article: nada',
      'não há artigo',
    ],
    ['with a source without a year', /year: \d+/u, 'year: logo', 'year: logo', 'deve ser um número'],
    ['with two questions of one id', /- id: \S+(?=[\s\S]*- id: (\S+))/u, '- id: $1', null, 'com o mesmo id'],
  ])('%s', (_, pattern, replacement, at, message) => {
    const text = changed(pattern, replacement);
    const faults = faultsOf(text).filter((fault) => fault.startsWith(FILE) && fault.includes(message));
    const line = at === null ? '\\d+' : lineOf(text, at);
    expect(faults[0]).toMatch(new RegExp(`^${FILE}:${line}: `, 'u'));
  });

  it('whose right options are all at the same place', () => {
    expect(faultsOf(lesson.replaceAll(/right: [1-4]/gu, 'right: 1')).join('\n')).toContain(
      'a opção certa é sempre a 1ª',
    );
  });

  it('with fewer than three sections', () => {
    expect(faultsOf(lesson.replaceAll(/^## .*$/gmu, 'Texto.')).join('\n')).toContain('pelo menos 3 seções');
  });
});

test('over all lessons, a kind of answer that is right too often is named', () => {
  const all = (text: string): string =>
    faultsOf(text)
      .filter((fault) => !fault.startsWith(FILE))
      .join('\n');
  expect(all(lesson.replaceAll('right: false', 'right: true'))).toContain(
    '100 % das afirmações são verdadeiras',
  );
  expect(all(lesson.replaceAll(/right: [1-4]/gu, 'right: 2'))).toContain('a opção 2 é a certa em 100 %');
});
