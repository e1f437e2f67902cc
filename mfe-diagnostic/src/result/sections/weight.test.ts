import { expect, test } from 'vitest';
import { describeWeight } from './weight.ts';

test('a weight is shown in words and on its scale, never as a percentage', () => {
  expect(describeWeight(1)).toBe('entre as que mais pesam (1 de 1)');
  expect(describeWeight(0.7)).toBe('pesa bastante (0,7 de 1)');
  expect(describeWeight(0.35)).toBe('peso médio (0,35 de 1)');
  expect(describeWeight(0.2)).toBe('entre as que menos pesam (0,2 de 1)');
});
