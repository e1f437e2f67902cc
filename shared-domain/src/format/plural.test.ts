import { expect, test } from 'vitest';
import { choosePlural, formatCount } from './plural.ts';

test.each([
  [0, '0 vagas'],
  [1, '1 vaga'],
  [2, '2 vagas'],
  [-1, '-1 vagas'],
  [1.5, '1,5 vagas'],
  [1_250, '1.250 vagas'],
])('%d is %s', (count, text) => {
  expect(formatCount(count, 'vaga', 'vagas')).toBe(text);
});

test('the word without a number follows the same rule', () => {
  expect([0, 1, 2].map((count) => choosePlural(count, 'falta', 'faltam'))).toEqual([
    'faltam',
    'falta',
    'faltam',
  ]);
});
