import { expect, test } from 'vitest';
import { describeAllowance, plansBeyond } from './plans-beyond.ts';

test('only plans that allow more of the tool are beyond a plan', () => {
  expect(plansBeyond('freemium', 'jobSearch')).toEqual(['impulso', 'decolagem', 'conquista']);
  expect(plansBeyond('impulso', 'jobSearch')).toEqual(['decolagem', 'conquista']);
  expect(plansBeyond('impulso', 'diagnosticQuick')).toEqual([]);
  expect(plansBeyond('decolagem', 'jobSearch')).toEqual([]);
  expect(plansBeyond('b2b_equilibrio', 'mentorAI')).toEqual([]);
});

test.each([
  ['impulso', 'jobSearch', '15 por mês'],
  ['impulso', 'diagnosticQuick', 'sem limite mensal'],
  ['decolagem', 'mentorAI', 'sem limite mensal'],
  ['conquista', 'mentorAI', 'sem limite mensal, por 90 dias'],
] as const)('%s allows of %s: %s', (plan, tool, words) => {
  expect(describeAllowance(plan, tool)).toBe(words);
});
