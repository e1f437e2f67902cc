import { expect, test } from 'vitest';
import { findColumns } from '../columns/guess-columns.ts';
import { readTable } from '../file/read-table.ts';
import { checkRows } from './check-rows.ts';
import { findCorrectable, withCorrection } from './corrections.ts';

function open(...lines: string[]) {
  const read = readTable(lines.join('\n'));
  if (!read.ok) throw new Error(read.error);
  return { table: read.value.table, columns: findColumns(read.value.table) };
}

test('a line is corrected alone, and other lines stay', () => {
  const { table, columns } = open(
    'Recado;Nome;E-mail;Área',
    'oi;Ana;errado;TI;sobra',
    'x;Bia;bia@empresa.com;TI',
  );
  const texts = findCorrectable(table, columns, 2);
  expect(texts).toEqual({ name: 'Ana', email: 'errado', department: 'TI' });
  const corrected = withCorrection(table, columns, 2, {
    name: 'Ana',
    email: 'ana@empresa.com',
    department: '',
  });
  expect(corrected.rows.map(({ cells }) => cells)).toEqual([
    ['oi', 'Ana', 'ana@empresa.com', ''],
    ['x', 'Bia', 'bia@empresa.com', 'TI'],
  ]);
  expect(checkRows(corrected, columns).bad).toEqual([{ line: 2, problem: 'Falta o departamento.' }]);
});

test('a quotation mark that does not close has to be mended in the file: people are hidden behind it', () => {
  const { table, columns } = open('Nome;E-mail;Área', '"Ana;ana@empresa.com;TI', 'Bia;bia@empresa.com;TI');
  expect(findCorrectable(table, columns, 2)).toBeNull();
});
