import { expect, test } from 'vitest';
import { describeAllowance, listPlansBeyond } from './list-plans-beyond.ts';

test('only plans that allow more of the tool are beyond a plan', () => {
  expect(listPlansBeyond('freemium', 'jobSearch')).toEqual(['impulso', 'decolagem', 'conquista']);
  expect(listPlansBeyond('impulso', 'jobSearch')).toEqual(['decolagem', 'conquista']);
  expect(listPlansBeyond('impulso', 'diagnosticQuick')).toEqual([]);
  expect(listPlansBeyond('decolagem', 'jobSearch')).toEqual([]);
  expect(listPlansBeyond('b2b_equilibrio', 'mentorAI')).toEqual([]);
});

test.each([
  ['impulso', 'jobSearch', '15 por mês'],
  ['impulso', 'diagnosticQuick', 'sem limite mensal'],
  ['decolagem', 'mentorAI', 'sem limite mensal'],
  ['conquista', 'mentorAI', 'sem limite mensal, por 90 dias'],
] as const)('%s allows of %s: %s', (plan, tool, words) => {
  expect(describeAllowance(plan, tool)).toBe(words);
});
