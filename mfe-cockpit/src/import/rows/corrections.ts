import { OPTIONAL_FIELDS, PERSON_FIELDS, type PersonTexts } from '../../people/person/fields.ts';
import type { Columns } from '../columns/columns.ts';
import { UNCLOSED, type Table, type TableRow } from '../file/table.ts';

/** The texts of a row before validation. A missing column yields no text; an empty cell yields an empty one. */
export const readRowTexts = (row: TableRow, columns: Columns): PersonTexts => ({
  name: readCell(row, columns.name),
  email: readCell(row, columns.email),
  department: readCell(row, columns.department),
  ...Object.fromEntries(
    OPTIONAL_FIELDS.filter((field) => columns[field] !== null).map((field) => [
      field,
      readCell(row, columns[field]),
    ]),
  ),
});

export const readCell = ({ cells }: TableRow, at: number | null): string =>
  at === null ? '' : (cells[at] ?? '');

/** The correctable fields of a line; null if the person can only correct it in the file. */
export function findCorrectable({ rows }: Table, columns: Columns, line: number): PersonTexts | null {
  const row = rows.find((one) => one.line === line);
  return row && row.problem !== UNCLOSED ? readRowTexts(row, columns) : null;
}

/** The table with other texts in one row. Cells beyond the titles belong to no column and are dropped. */
export function withCorrection(table: Table, columns: Columns, line: number, texts: PersonTexts): Table {
  const correct = (row: TableRow): TableRow => {
    const cells = table.header.map((_, at) => {
      const field = PERSON_FIELDS.find((one) => columns[one] === at);
      return (field && texts[field]) ?? row.cells[at] ?? '';
    });
    return { ...row, cells, problem: null };
  };
  return { ...table, rows: table.rows.map((row) => (row.line === line ? correct(row) : row)) };
}
