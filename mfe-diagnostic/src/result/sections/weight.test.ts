import { expect, test } from 'vitest';
import { weightInWords } from './weight.ts';

test('a weight is told in words and on its scale, never as a percentage', () => {
  expect(weightInWords(1)).toBe('entre as que mais pesam (1 de 1)');
  expect(weightInWords(0.7)).toBe('pesa bastante (0,7 de 1)');
  expect(weightInWords(0.35)).toBe('peso médio (0,35 de 1)');
  expect(weightInWords(0.2)).toBe('entre as que menos pesam (0,2 de 1)');
});
