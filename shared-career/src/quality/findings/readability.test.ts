import { describe, expect, it } from 'vitest';
import { findFindings, listIds } from '../fixtures/findings.ts';
import { makeResume } from '../fixtures/make-resume.ts';
import { computeReadingEase } from './readability.ts';
import { countSyllables } from './syllables.ts';

describe('countSyllables', () => {
  it.each([
    ['casa', 2],
    ['enfermeira', 4],
    ['coração', 3],
    ['saída', 3],
    ['pai', 1],
    ['mães', 1],
    ['história', 3],
    ['dia', 2],
    ['qualidade', 4],
    ['guerra', 2],
    ['saúde', 3],
    ['experiência', 5],
    ['organizações', 5],
    ['três', 1],
    ['água', 2],
    ['x', 1],
  ])('%s: %i', (word, count) => expect(countSyllables(word)).toBe(count));
});

describe('readability', () => {
  const easy = 'Gosto de casa. Faço a cama. Cuido do pai e do filho. '.repeat(6).trim();
  const hard =
    'Desenvolvimento organizacional, responsabilidade institucional e operacionalização administrativa, ' +
    'considerando particularidades regulamentares internacionalmente estabelecidas, ';

  it('follows the formula', () => {
    // 4 words, 1 sentence, 7 syllables.
    expect(computeReadingEase('Faço a casa bonita.')).toBeCloseTo(248.835 - 1.015 * 4 - 84.6 * (8 / 4), 1);
    expect(computeReadingEase('')).toBeNull();
  });

  it('is measured for summaries of 60 words and more, in Portuguese', () => {
    const summaryOf = (summary: string): string[] =>
      listIds(findFindings(makeResume({ summary })), 'readability');
    expect(summaryOf(easy)).toEqual(['readability-summary']);
    expect(summaryOf('Gosto de casa.')).toEqual([]);
    expect(
      summaryOf('I work with the data of the shop and I like to talk with people in it. '.repeat(5)),
    ).toEqual([]);
  });

  it('separates easy from hard', () => {
    const message = (summary: string): string =>
      findFindings(makeResume({ summary })).find(({ kind }) => kind === 'readability')?.message ?? '';
    expect(message(easy)).toContain('fácil de ler');
    expect(message(hard.repeat(6))).toContain('muito difícil');
  });
});
