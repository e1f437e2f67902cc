import { InterviewReportSchema } from '@aura/shared-domain';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { makeGradedAnswer, makeInterview } from '../testing/make-interview.ts';
import { makeQuestion } from '../testing/tagged-reading.ts';
import { reportOf } from './report.ts';

const [one, two, three] = ['Um conflito?', 'Um prazo?', 'Um erro?'].map((text, at) =>
  makeQuestion({ id: `q-${at}`, text }),
) as [ReturnType<typeof makeQuestion>, ReturnType<typeof makeQuestion>, ReturnType<typeof makeQuestion>];

describe('reportOf', () => {
  it('uses the last graded answer to each question, and means of the grades', () => {
    const report = reportOf(
      makeInterview([
        [
          one,
          makeGradedAnswer('a', { structure: 10, result: 10 }),
          makeGradedAnswer('b', { structure: 90, result: 80 }),
        ],
        [two, makeGradedAnswer('c', { structure: 40 })],
        [three],
      ]),
    );
    expect(v.is(InterviewReportSchema, report)).toBe(true);
    expect(report.version).toBe('ent-1.0');
    expect(report).toMatchObject({ answered: 2, skipped: 1 });
    expect(report.overall).toBe(63.4);
    const valueOf = (id: string) => report.dimensions.find((dimension) => dimension.id === id)?.value;
    expect([valueOf('structure'), valueOf('result'), valueOf('delivery')]).toEqual([65, 80, null]);
  });

  it('names the most telling of equally high dimensions, with what worked in it', () => {
    const [ready] = reportOf(
      makeInterview([
        [
          one,
          makeGradedAnswer(
            'a',
            { structure: 100, specificity: 90, delivery: 100 },
            {
              worked: [
                { dimensionId: 'specificity', text: 'Há detalhes.', evidence: [] },
                { dimensionId: 'structure', text: 'O que você fez ocupa o centro.', evidence: [] },
              ],
            },
          ),
        ],
      ]),
    ).ready;
    expect(ready?.text).toMatch(
      /O mais forte é Estrutura \(100,0 de 100\)\. O que você fez ocupa o centro\.$/u,
    );
  });

  it('says which answer is ready and which is not, by its question and its dimension', () => {
    const report = reportOf(
      makeInterview([
        [
          one,
          makeGradedAnswer(
            'a',
            { structure: 90, result: 70 },
            {
              worked: [{ dimensionId: 'structure', text: 'O que você fez ocupa o centro.', evidence: [] }],
            },
          ),
        ],
        [
          two,
          makeGradedAnswer(
            'b',
            { structure: 60, result: 0 },
            {
              improve: [{ dimensionId: 'result', text: 'Não encontrei o que mudou.', evidence: [] }],
            },
          ),
        ],
      ]),
    );
    expect(report.ready).toEqual([
      {
        questionId: 'q-0',
        text: '“Um conflito?”: nota 83,3. O mais forte é Estrutura (90,0 de 100). O que você fez ocupa o centro.',
      },
    ]);
    expect(report.review).toEqual([
      {
        questionId: 'q-1',
        text: '“Um prazo?”: nota 40,0. O mais fraco é Resultado (0,0 de 100). Não encontrei o que mudou.',
      },
    ]);
  });

  it('asks to review contradictions and repetitions, but no second try at one question', () => {
    const repeats = { interviewId: 'i', questionId: 'q-9', question: 'Um desafio?', similarity: 0.8 };
    const alerts = [{ kind: 'differs' as const, text: 'No currículo está 2019.', evidence: [] }];
    const good = { structure: 90, result: 90 };
    const { review } = reportOf(
      makeInterview([
        [one, makeGradedAnswer('a', good, { alerts })],
        [two, makeGradedAnswer('b', good, { repeats })],
        [three, makeGradedAnswer('c', good, { repeats: { ...repeats, questionId: 'q-2' } })],
      ]),
    );
    expect(review.map(({ questionId }) => questionId)).toEqual(['q-0', 'q-1']);
    expect(review[0]?.text).toContain('No currículo está 2019.');
    expect(review[1]?.text).toContain('“Um desafio?”');
  });

  it('counts words worth replacing over all answers, in the language of each', () => {
    const filler = (word: string, count: number) => {
      const { counts } = makeGradedAnswer('', {}).analysis;
      return { counts: { ...counts, fillers: [{ word, count }] } };
    };
    const english = makeQuestion({ id: 'q-en', language: 'en' });
    const { vocabulary } = reportOf(
      makeInterview([
        [one, makeGradedAnswer('A gente fez, e a gente mudou um tipo de coisa.', {}, filler('né', 2))],
        [two, makeGradedAnswer('Foi uma coisa da gente.', {}, filler('né', 3))],
        [english, makeGradedAnswer('I did things and more things, a gente.', {})],
      ]),
    );
    expect(vocabulary.map(({ word, count }) => [word, count])).toEqual([
      ['né', 5],
      ['a gente', 2],
      ['coisa', 2],
      ['things', 2],
    ]);
    for (const { instead } of vocabulary) expect(instead.length).toBeGreaterThan(10);
  });

  it('says that nothing was answered', () => {
    expect(reportOf(makeInterview([[one]]))).toMatchObject({
      overall: null,
      answered: 0,
      skipped: 1,
      ready: [],
      review: [],
    });
  });
});
