import { makeDiagnosis } from '@aura/shared-domain/testing';
import { makeScore, type DiagnosisResult } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { compareResults } from './difference.ts';

const result = (
  values: readonly (number | null)[],
  {
    strengths = [],
    gaps = [],
    ...more
  }: { strengths?: string[]; gaps?: string[] } & Partial<
    Pick<DiagnosisResult, 'goal' | 'variant' | 'version'>
  >,
): DiagnosisResult =>
  makeDiagnosis({
    goal: { title: 'Analista', occupationId: null, horizonMonths: 6 },
    readiness: makeScore('diag-1.0', {
      dimensions: values.map((value, at) => ({
        id: `d${at}`,
        label: `Parte ${at}`,
        weight: 0.5,
        value,
        rule: '',
        evidence: [],
      })),
      ceilings: [],
    }),
    strengths: strengths.map((title) => ({ id: title, title, why: '', evidence: [] })),
    gaps: gaps.map((title) => ({
      id: title,
      skillId: title,
      title,
      kind: 'important',
      grade: 'absent',
      impact: 1,
      effort: 1,
      priority: 1,
      why: '',
      adjacentEvidence: [],
    })),
    ...more,
  });

test('lists each part before and after, new strengths, closed gaps and new gaps', () => {
  const before = result([40, 60], { strengths: ['Excel'], gaps: ['SQL', 'Python', 'Inglês'] });
  const after = result([70, 60], {
    strengths: ['Excel', 'SQL', 'Liderança'],
    gaps: ['Python', 'Estatística'],
  });
  expect(compareResults(before, after)).toEqual({
    before: 50,
    after: 65,
    measuredOnce: [],
    parts: [
      { id: 'd0', label: 'Parte 0', before: 40, after: 70 },
      { id: 'd1', label: 'Parte 1', before: 60, after: 60 },
    ],
    incomparable: [],
    becameStrength: ['SQL'],
    closed: ['Inglês'],
    leftList: [],
    newStrengths: ['Liderança'],
    newGaps: ['Estatística'],
    enteredList: [],
  });
});

test('says why two numbers are not of the same kind', () => {
  const before = result([40, null], { gaps: ['SQL'] });
  const after = result([70, 20], {
    variant: 'quick',
    version: 'diag-2.0',
    goal: { title: 'Gerente', occupationId: null, horizonMonths: 6 },
  });
  const { incomparable, closed } = compareResults(before, after);
  expect(incomparable.join('\n')).toMatch(/diag-1\.0.*\n.*Analista.*\n.*rápido/u);
  expect(closed).toEqual([]);
});

test('a gap that only came into or out of the five listed ones is neither new nor closed', () => {
  const five = ['A', 'B', 'C', 'D', 'E'];
  expect(
    compareResults(result([40], { gaps: five }), result([40], { gaps: ['A', 'C', 'D', 'E', 'F'] })),
  ).toMatchObject({
    closed: [],
    leftList: ['B'],
    newGaps: [],
    enteredList: ['F'],
  });
  expect(compareResults(result([40], { gaps: five }), result([40], { gaps: ['A', 'C'] }))).toMatchObject({
    closed: ['B', 'D', 'E'],
    leftList: [],
  });
});

test('compares by the parts that both measured, and names the others', () => {
  const before = result([40, null, 50], {});
  const after = result([60, 90, null], {});
  expect(compareResults(before, after)).toMatchObject({
    before: 40,
    after: 60,
    measuredOnce: ['Parte 1', 'Parte 2'],
    incomparable: [],
  });
});
