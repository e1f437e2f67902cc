import { expect, test } from 'vitest';
import { makeOverview } from '../testing/an-overview.ts';
import { listDepartmentOptions, describeUnnamed, listWeekOptions } from './filter-options.ts';

const labels = (options: readonly { readonly label: string }[]) => options.map(({ label }) => label);

test('every department can be chosen, and one without numbers says so', () => {
  expect(labels(listDepartmentOptions(makeOverview(), null))).toEqual([
    'Empresa toda',
    'Vendas',
    'Jurídico (sem números)',
    'Outras áreas',
  ]);
});

test('with only totals there is no department to choose, but the requested one stays visible', () => {
  const { units } = makeOverview();
  const waiting = units.map((unit) => ({ ...unit, state: 'waiting' as const }));
  const totals = { units: waiting, scope: 'totals' as const };
  expect(labels(listDepartmentOptions(totals, null))).toEqual(['Empresa toda']);
  expect(labels(listDepartmentOptions(totals, 'vendas'))).toEqual(['Empresa toda', 'Vendas (sem números)']);
});

test('weeks go from the newest back, which is named once', () => {
  const snapshots = ['2026-W44', '2026-W45', '2026-W46'];
  expect(labels(listWeekOptions(snapshots, null))).toEqual([
    'A mais recente',
    '2 a 8 de novembro de 2026',
    '26 de outubro a 1º de novembro de 2026',
  ]);
});

test('the newest week by its own name is a choice where the address asks for it', () => {
  const values = listWeekOptions(['2026-W45', '2026-W46'], '2026-W46').map(({ value }) => value);
  expect(values).toEqual(['', '2026-W46', '2026-W45']);
  expect(labels(listWeekOptions([], null))).toEqual(['Nenhuma ainda']);
});

test('a few of many departments without numbers can be chosen, and the requested one', () => {
  const many = Array.from({ length: 12 }, (_, at) => ({
    id: `d${at}`,
    name: `D${at}`,
    n: at === 7 ? 5 : 0,
    state: 'waiting' as const,
  }));
  const overview = { units: [...makeOverview().units.slice(0, 1), ...many], scope: 'full' as const };
  const values = listDepartmentOptions(overview, 'd11').map(({ value }) => value);
  expect(values).toEqual(['', 'vendas', 'd0', 'd1', 'd7', 'd11']);
  expect(describeUnnamed(overview)).toBe('Há mais 9 departamentos sem números.');
  expect(describeUnnamed(makeOverview())).toBe('');
});
