import { expect, test } from 'vitest';
import { parseSalary } from './salary.ts';

test.each([
  ['3500', 3500],
  ['3.500', 3500],
  ['R$ 3.500,50', 3500.5],
  ['r$12.345.678', null],
  ['3,5 mil', 3500],
  ['12k', 12_000],
  ['0', 0],
  ['', null],
  ['a combinar', null],
  ['3.50', null],
  ['-100', null],
  ['1.000.001', null],
])('%s is read as %s', (typed, expected) => {
  expect(parseSalary(typed)).toBe(expected);
});
