import { describe, expect, it } from 'vitest';
import { QUESTIONS } from '@aura/shared-interview/bank';
import { falseSentences, figuresOf, type Measured, spearman, unjudgedSentences } from './measure.ts';

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
    said: [],
    mishapsFound: [],
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
    const said = ['A resposta serviria para qualquer pessoa. Diga quando foi.'];
    expect(falseSentences(answer({ said, kind: 'excellent' }))).toEqual([
      'A resposta serviria para qualquer pessoa.',
    ]);
    expect(falseSentences(answer({ said, kind: 'generic' }))).toEqual([]);
  });

  it('count a part that the label does not have as misread, not as false', () => {
    const one = answer({ said: ['A situação, pelo que li: “lá”.'], answer: 'Fui para lá.', holds: [] });
    expect(falseSentences(one)).toEqual([]);
    expect(figuresOf([one]).misreadParts).toBe(1);
    expect(figuresOf([{ ...one, holds: ['situation'] }]).misreadParts).toBe(0);
  });

  it('find a quotation and a count that the text contradicts', () => {
    const said = ['Contei 2: “Ana”, “três dias”.', 'A resposta tem 6 palavras; cabem mais.'];
    expect(falseSentences(answer({ said, answer: 'A Ana ficou três dias lá.' }))).toEqual([]);
    expect(falseSentences(answer({ said, answer: 'A Bia ficou três dias lá.' }))).toEqual([said[0]]);
    expect(falseSentences(answer({ said: ['Contei 2: “dias”.'], answer: 'Fiquei dias.' }))).toHaveLength(1);
    expect(falseSentences(answer({ said: [said[1] ?? ''], answer: 'Sim.' }))).toHaveLength(1);
  });

  it('find labelled mishaps, and count unlabelled ones as wrong', () => {
    const { english } = figuresOf([
      answer({ mishaps: ['peoples', 'since two months'], mishapsFound: ['peoples'] }),
      answer({ mishapsFound: ['actual job'] }),
    ]);
    expect(english).toEqual({ labelled: 2, found: 1, cleanBlamed: 1 });
  });

  it('find a sentence without any judgement', () => {
    const one = answer({ said: ['Você foi muito bem “mesmo. Sim”. Diga mais.'] });
    expect(unjudgedSentences(one)).toEqual(['Você foi muito bem “mesmo. Sim”.']);
  });

  it('count inverted pairs and broken limits, and ignore a refused answer', () => {
    const figures = figuresOf([answer({ value: null }), answer({ kind: 'rude', grade: 10, value: 40 })]);
    expect(figures.inverted).toBe(1);
    expect(figures.byKind.find(({ kind }) => kind === 'rude')).toMatchObject({ over: 1, limit: 30 });
  });
});
