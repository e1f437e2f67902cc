import { describe, expect, it } from 'vitest';
import { makeGradedAnswer, makeInterview } from '../testing/make-interview.ts';
import { makeQuestion } from '../testing/tagged-reading.ts';
import { computeProgress } from './progress.ts';
import { reportOf } from './report.ts';

/** A finished simulation of a day of March. */
function finished(day: number, structure: number, kind: 'hr' | 'case' = 'hr') {
  const interview = makeInterview([[makeQuestion(), makeGradedAnswer('a', { structure, result: 50 })]], {
    finishedAt: new Date(Date.UTC(2026, 2, day)),
  });
  return {
    id: `i-${day}`,
    interview: { ...interview, setup: { ...interview.setup, kind }, report: reportOf(interview) },
  };
}

const trendOf = (...structures: number[]): string =>
  computeProgress(structures.map((structure, at) => finished(at + 1, structure))).trend;

describe('computeProgress', () => {
  it('gives a point for every finished simulation, oldest first', () => {
    const open = {
      id: 'open',
      interview: makeInterview([[makeQuestion(), makeGradedAnswer('a', { structure: 1 })]]),
    };
    const { points } = computeProgress([finished(9, 80), open, finished(2, 30)]);
    expect(points.map(({ interviewId }) => interviewId)).toEqual(['i-2', 'i-9']);
    expect(points[1]?.dimensions).toMatchObject({ structure: 80, result: 50, delivery: null });
    expect(points[1]?.overall).toBe(70);
  });

  it('claims no more than the points show', () => {
    expect(computeProgress([]).trend).toMatch(/Ainda não há/u);
    expect(trendOf(60)).toMatch(/Uma só não mostra evolução/u);
    expect(trendOf(20, 90)).toMatch(/^De 30,0 para 76,7.*pode ser só das perguntas/u);
    expect(trendOf(60, 62, 63)).toMatch(/^Sem mudança clara.*é um sinal, não uma certeza/u);
    expect(trendOf(20, 40, 80)).toMatch(
      /^A nota subiu da primeira para a última simulação: de 30,0 para 70,0\..*Estrutura.*um sinal/u,
    );
    expect(trendOf(90, 90, 90, 20, 20, 20)).toMatch(
      /^A nota caiu das 3 primeiras para as 3 últimas simulações.*Estrutura\.$/u,
    );
  });

  it('notes different kinds, and compares only grades of one version', () => {
    expect(computeProgress([finished(1, 20), finished(2, 50, 'case'), finished(3, 90)]).trend).toMatch(
      /tipos de entrevista variaram/u,
    );
    const old = finished(1, 10);
    const before = {
      ...old,
      interview: { ...old.interview, report: { ...old.interview.report, version: 'ent-0.9' } },
    };
    expect(computeProgress([before, finished(2, 90)]).trend).toMatch(/^Uma simulação concluída/u);
  });
});
