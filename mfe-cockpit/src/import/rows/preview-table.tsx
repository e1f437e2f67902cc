import { DataTable, type DataRow } from '@aura/shared-ui';
import { FIELD_NAMES, PERSON_FIELDS, type PersonField } from '../../people/person/fields.ts';
import { describeDay } from '../../words/dates.ts';
import { counted } from '../../words/numbers.ts';
import type { Columns } from '../columns/columns.ts';
import type { GoodRow } from './check-rows.ts';

/** Rows that are shown: enough to see whether the columns are right. */
const SHOWN = 10;

interface Props {
  readonly rows: readonly GoodRow[];
  readonly columns: Columns;
}

/** The first people as they were understood. */
export function PreviewTable({ rows, columns }: Props) {
  const shown = rows.slice(0, SHOWN);
  const fields = PERSON_FIELDS.filter((field) => columns[field] !== null);
  const rest = rows.length - shown.length;
  return (
    <DataTable
      caption={`Como as linhas foram entendidas${rest > 0 ? ` (mais ${counted(rest, 'linha', 'linhas')} depois destas)` : ''}`}
      narrow="stack"
      columns={[
        ...fields.map((field) => ({ key: field, label: FIELD_NAMES[field] })),
        { key: 'line', label: 'Linha', numeric: true },
      ]}
      rows={shown.map((row) => rowOf(row, fields))}
    />
  );
}

const rowOf = ({ line, person }: GoodRow, fields: readonly PersonField[]): DataRow => ({
  id: String(line),
  line: String(line),
  ...Object.fromEntries(fields.map((field) => [field, readCell(person[field] ?? null)])),
});

const DAY = /^\d{4}-\d{2}-\d{2}$/u;

function readCell(value: string | boolean | null): string {
  if (typeof value === 'boolean') return value ? 'Sim' : 'Não';
  if (value === null) return '–';
  return DAY.test(value) ? describeDay(value) : value;
}
