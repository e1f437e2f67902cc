import { expect, test } from 'vitest';
import { makeOverview } from '../../testing/an-overview.ts';
import { listHeatColumns, splitIntoTables } from './heat-columns.ts';

const overview = makeOverview();
const columns = listHeatColumns(overview);

test('departments that wait have no column, and the others keep their own cells', () => {
  expect(columns.map(({ name }) => name)).toEqual(['Empresa', 'Vendas', 'Outras áreas']);
  const [, excel] = overview.heatMap;
  expect(excel && columns.map(({ cellOf }) => cellOf(excel)?.value)).toEqual([0.31, 0.35, 0.2]);
});

test('each table on paper starts with the whole company, and no department is lost', () => {
  const ids = splitIntoTables(columns, 1).map((table) => table.map(({ id }) => id));
  expect(ids).toEqual([
    ['total', 'vendas'],
    ['total', 'outras'],
  ]);
  expect(splitIntoTables(columns.slice(0, 1), 6)).toEqual([columns.slice(0, 1)]);
});

test('tables are about as wide as each other', () => {
  const [whole] = columns;
  if (!whole) throw new Error('no columns');
  const units = Array.from({ length: 9 }, (_, at) => ({ ...whole, id: `u${at}` }));
  expect(splitIntoTables([whole, ...units], 7).map(({ length }) => length)).toEqual([6, 5]);
});
