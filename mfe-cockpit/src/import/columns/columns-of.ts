import { readYesNo } from '../../people/person/read-yes-no.ts';
import type { Table } from '../file/table.ts';
import type { Columns } from './columns.ts';
import { guessColumns } from './guess-columns.ts';

/** Rows that are looked at to see what a column holds. */
const LOOKED_AT = 100;

/** The columns as titles and cells tell: under "Gestor" many tables name who leads the person. */
export function findColumns({ header, rows }: Table): Columns {
  const columns = guessColumns(header);
  const at = columns.isManager;
  if (at === null) return columns;
  const answers = rows.slice(0, LOOKED_AT).map(({ cells }) => readYesNo(cells[at] ?? ''));
  return answers.filter((answer) => answer === null).length > answers.length / 2
    ? { ...columns, isManager: null }
    : columns;
}
