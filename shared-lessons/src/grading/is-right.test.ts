import { describe, expect, it } from 'vitest';
import type { Question } from '../lesson.ts';
import { isRight } from './is-right.ts';

const base = { id: 'q1', prompt: 'Pergunta', explanation: 'Porque sim.' };
const options = ['Um', 'Dois', 'Três'];
const gap = (...accepted: string[]): Question => ({ ...base, kind: 'gap', accepted });

describe('a question with options', () => {
  it.each(['choice', 'case'] as const)('is answered by the index of the right one: %s', (kind) => {
    const question: Question = { ...base, kind, options, right: 1 };
    expect([0, 1, 2, 9, '1', 'Dois', ''].map((answer) => isRight(question, answer))).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('a statement', () => {
  it.each([
    [true, [true, false, false]],
    [false, [false, true, false]],
  ])('that is %s has its option first where it is true, second where it is false', (right, expected) => {
    const question: Question = { ...base, kind: 'trueFalse', right };
    expect([0, 1, 2].map((answer) => isRight(question, answer))).toEqual(expected);
  });
});

describe('a gap', () => {
  it.each([
    'resultado',
    'Resultado',
    ' RESULTADO. ',
    'o resultado',
    'evidência',
    'evidencia',
    'evide\u0302ncia',
    '“Evidência”!',
  ])('accepts %j in any spelling', (answer) => {
    expect(isRight(gap('resultado', 'o resultado', 'Evidência'), answer)).toBe(true);
  });

  it.each(['', '   ', '...', 'resultadas', 'resulta', 'esultado', 0, 1])('does not take %j', (answer) => {
    expect(isRight(gap('resultado'), answer)).toBe(false);
  });

  it.each([
    ['gravidez', 'gravides', true],
    ['resultado', 'resultados', true],
    ['resultado', 'resutado', true],
    ['resultado', 'resultad', true],
    ['resultado', 'reslutado', true],
    ['legalidade', 'ilegalidade', false],
    ['meta', 'mete', false],
    ['lei 9029', 'lei 9028', false],
  ])('for %j forgives one slip of a long word, as in %j: %s', (accepted, answer, expected) => {
    expect(isRight(gap(accepted), answer)).toBe(expected);
  });

  it('sees e-mail and e mail as email', () => {
    for (const answer of ['e-mail', 'E mail', 'email']) expect(isRight(gap('e-mail'), answer)).toBe(true);
  });

  it('keeps the parts of a number apart', () => {
    expect(isRight(gap('1,5'), '15')).toBe(false);
    expect(isRight(gap('1,5'), '1.5')).toBe(true);
    expect(isRight(gap('80'), '80%')).toBe(true);
    expect(isRight(gap('90 dias'), '90dias')).toBe(true);
  });

  it('accepts nothing if the expected answer has only signs', () => {
    expect(isRight(gap('—'), '—')).toBe(false);
  });
});
