import { expect, test } from 'vitest';
import { parseSalary, describeSalaryProblem } from './salary.ts';

test.each([
  ['3500', 3500],
  ['3.500', 3500],
  ['R$ 3.500,50', 3500.5],
  ['r$12.345.678', null],
  ['3,5 mil', 3500],
  ['12k', 12_000],
  ['tres mil', 3000],
  ['0', 0],
  ['', null],
  ['a combinar', null],
  ['3.50', null],
  ['-100', null],
  ['1.000.001', null],
])('%s is read as %s', (typed, expected) => {
  expect(parseSalary(typed)).toBe(expected);
});

test.each([
  ['abc', /em números/],
  ['-5', /negativo/],
  ['R$ -3.500', /negativo/],
  ['1.000.001', /alto demais/],
  ['99999999999999', /alto demais/],
  ['3.50.0', /em números/],
])('%j shows its error, and that it will not be used', (typed, expected) => {
  expect(describeSalaryProblem(typed)).toMatch(expected);
  expect(describeSalaryProblem(typed)).toContain('não será usado');
});

test.each(['', '  ', '0', '3.500', '1.000.000'])('%j has no error', (typed) => {
  expect(describeSalaryProblem(typed)).toBeNull();
});
