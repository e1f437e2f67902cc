import { expect, test } from 'vitest';
import { findDayProblem } from './day-problem.ts';

const BETWEEN = 'Escolha um dia entre 02/04/2026 e 27/04/2026.';

test.each([
  ['2026-04-02', null],
  ['2026-04-27', null],
  ['2026-04-01', BETWEEN],
  ['2026-04-28', BETWEEN],
  ['', 'Escolha o último dia para responder.'],
])('a pulse of 30/03/2026 that ends on %j: %s', (day, problem) =>
  expect(findDayProblem(day, '2026-03-30')).toBe(problem),
);
