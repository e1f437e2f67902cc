import { expect, test } from 'vitest';
import { computeEmployeeInss, computeIrrfLines } from './payroll.ts';
import { findTables, type Tables } from './tables.ts';

const tables = findTables('2026-06-01') as Tables;
const taxOf = (income: number, dependants = 0) => {
  const inss = computeEmployeeInss(income, tables.inss);
  return (
    0 - computeIrrfLines({ income, inss, dependants }, tables).reduce((sum, { cents }) => sum + cents, 0)
  );
};

test('INSS takes its rate from each slice, and nothing above the ceiling', () => {
  const inss = (gross: number) => computeEmployeeInss(gross, tables.inss);
  expect(inss(162_100)).toBe(12_158);
  expect(inss(600_000)).toBe(64_151);
  expect(inss(847_555)).toBe(98_809);
  expect(inss(2_000_000)).toBe(98_809);
});

test('the published example: R$ 6.000,00 give R$ 564,85 by the table, R$ 179,75 less', () => {
  const lines = computeIrrfLines({ income: 600_000, inss: 64_151, dependants: 0 }, tables);
  expect(lines.map(({ id, cents }) => [id, cents])).toEqual([
    ['irrf', -56_485],
    ['irrf-reduction', 17_975],
  ]);
});

test('nothing is withheld up to R$ 5.000,00 of any income', () => {
  for (let income = 100; income <= 500_000; income += 4_321) expect(taxOf(income), `${income}`).toBe(0);
  expect(taxOf(500_000)).toBe(0);
});

test('the reduction ends where the law ends it, without a step', () => {
  const ids = (income: number) =>
    computeIrrfLines({ income, inss: 90_000, dependants: 0 }, tables).map(({ id }) => id);
  expect(ids(735_000)).toContain('irrf-reduction');
  expect(ids(735_001)).not.toContain('irrf-reduction');
  expect(taxOf(735_001) - taxOf(735_000)).toBeLessThanOrEqual(2);
  expect(taxOf(500_001)).toBeLessThanOrEqual(2);
});

test('a dependant lowers the base by the legal amount, if that beats the simplified deduction', () => {
  // 27.5 % of R$ 189,59.
  expect(taxOf(900_000) - taxOf(900_000, 1)).toBeGreaterThanOrEqual(5_213);
  expect(taxOf(900_000) - taxOf(900_000, 1)).toBeLessThanOrEqual(5_214);
  const [line] = computeIrrfLines({ income: 520_000, inss: 52_951, dependants: 0 }, tables);
  expect(line?.formula).toContain('desconto simplificado');
});
