import { expect, test } from 'vitest';
import { findColumns } from '../columns/guess-columns.ts';
import { checkRows } from '../rows/check-rows.ts';
import { loadTable } from './load-table.ts';
import { writeModelCsv } from './table.ts';

test('the model is read without a correction', async () => {
  const loaded = await loadTable(new File([writeModelCsv()], 'modelo.csv'));
  if (!loaded.ok) throw new Error(loaded.error);
  const { table } = loaded.value;
  expect(checkRows(table, findColumns(table))).toEqual({
    good: [
      {
        line: 2,
        person: {
          name: 'Nome da Pessoa',
          email: 'pessoa@suaempresa.com.br',
          department: 'Operações',
          isManager: false,
          unit: 'Matriz',
          admittedOn: '2025-02-03',
        },
      },
    ],
    bad: [],
  });
});
