import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '@aura/shared-interview/bank';
import { falseSentences, figuresOf, type Measured, spearman } from './measure.ts';

const [question] = QUESTIONS.filter(({ shape }) => shape === 'story');
const answer = (fields: Partial<Measured>): Measured => {
  if (!question) throw new Error('There is no story.');
  return {
    question,
    kind: 'good',
    grade: 70,
    holds: [],
    mishaps: [],
    answer: '',
    value: 70,
    said: '',
    ...fields,
  };
};

describe('the figures of the interview', () => {
  it('correlate ranks, ties in the middle', () => {
    expect(
      spearman([
        [1, 10],
        [2, 20],
        [3, 90],
      ]),
    ).toBeCloseTo(1);
    expect(
      spearman([
        [1, 3],
        [2, 2],
        [3, 1],
      ]),
    ).toBeCloseTo(-1);
    expect(
      spearman([
        [1, 1],
        [2, 1],
        [3, 2],
      ]),
    ).toBeCloseTo(0.866, 3);
  });

  it('find a sentence that the label contradicts', () => {
    const said = 'Não encontrei o resultado. Dá para reconhecer a situação.';
    expect(falseSentences(answer({ said, holds: ['result', 'situation'] }))).toEqual([
      'Não encontrei o resultado',
    ]);
    expect(falseSentences(answer({ said, holds: [] }))).toEqual(['Dá para reconhecer a situação']);
  });

  it('count inverted pairs and broken limits, and take a refused answer for nothing', () => {
    const figures = figuresOf([answer({ value: null }), answer({ kind: 'rude', grade: 10, value: 40 })]);
    expect(figures.inverted).toBe(1);
    expect(figures.byKind.find(({ kind }) => kind === 'rude')).toMatchObject({ over: 1, limit: 30 });
  });
});
