import { expect, test } from 'vitest';
import { divideRounded, formatReais, parseReais } from './money.ts';

test('amounts are read as Brazilians type them', () => {
  const typed = ['5.000,00', '5000', '5.000', 'R$ 5.000,5', ' 1.234.567,89 ', '0,05', '0'];
  expect(typed.map(parseReais)).toEqual([500_000, 500_000, 500_000, 500_050, 123_456_789, 5, 0]);
});

test('an ambiguous or empty amount is refused', () => {
  const typed = ['', 'abc', '5,000.00', '5.00', '5000.50', '-5', '1.00,00', '5,123', 'R$', '9'.repeat(20)];
  expect(typed.map(parseReais)).toEqual(typed.map(() => null));
});

test('a written amount is read back', () => {
  for (const cents of [1, 99, 100, 123_456, 98_765_432_1]) {
    expect(parseReais(formatReais(cents).replaceAll('\u00a0', ' '))).toBe(cents);
  }
});

test('halves are rounded up, on either side of zero', () => {
  expect([divideRounded(5, 2), divideRounded(-5, 2), divideRounded(4, 3), divideRounded(7, 7)]).toEqual([
    3, -2, 1, 1,
  ]);
});
