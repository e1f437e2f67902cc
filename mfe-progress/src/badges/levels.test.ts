import { makeTask } from '@aura/shared-domain/testing';
import { expect, test } from 'vitest';
import { listStandings } from './levels.ts';

const describeStandings = (done: number, lessons: number) =>
  listStandings(
    {
      careerPlan: Array.from({ length: 30 }, (_, at) => makeTask({ id: `t${at}`, completed: at < done })),
      lastDiagnosisResult: null,
    },
    lessons,
  ).map(({ amount, reached, next }) => [amount, reached?.name ?? null, next?.name ?? null]);

test.each([
  [0, 0, [0, null, 'Primeiro passo'], [0, null, 'Curiosidade']],
  [2, 4, [2, 'Primeiro passo', 'Ritmo'], [4, 'Curiosidade', 'Hábito']],
  [3, 5, [3, 'Ritmo', 'Constância'], [5, 'Hábito', 'Repertório']],
  [24, 50, [24, 'Carreira em movimento', null], [50, 'Biblioteca', null]],
])('%i tasks and %i lessons', (done, lessons, ...standings) => {
  expect(describeStandings(done, lessons)).toEqual(standings);
});
