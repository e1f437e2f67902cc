import { err } from '@aura/shared-domain';
import Papa from 'papaparse';
import { collect, type ReadEntry } from '../collect.ts';
import { importFailure } from '../failures.ts';
import { findColumn, type Column } from '../fields/columns.ts';
import { readRow, type Row } from '../fields/row.ts';
import type { ImportContext, ImportResult } from '../imported.ts';
import { IMPORT_LIMITS } from '../limits.ts';
import { makeVacancy } from '../make-vacancy.ts';
import { unguardCell } from './formula.ts';

/** A row of a table. */
interface TableRow {
  readonly cells: readonly string[];
  /** Line on which it begins, from 1: a cell may hold several. */
  readonly line: number;
  /** Whether a quotation mark was open at its end. */
  readonly unclosed: boolean;
}

/** The rows of a table that hold anything. */
function readTableRows(text: string, delimiter: string): readonly TableRow[] {
  const rows: TableRow[] = [];
  let at = 0;
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors, meta }) => {
      const raw = text.slice(at, meta.cursor);
      at = meta.cursor;
      const unclosed = errors.some(({ code }) => code === 'MissingQuotes');
      if (data.some((cell) => cell.trim() !== '')) rows.push({ cells: data, line, unclosed });
      line += countLineBreaks(raw);
    },
  });
  return rows;
}

const countLineBreaks = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;

const DELIMITERS = [';', ',', '\t'] as const;

/** A line by which spreadsheets tell their delimiter. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/;

interface Header {
  readonly delimiter: string;
  /** By position; null for a column that says nothing about an ad. */
  readonly columns: readonly (Column | null)[];
}

/** The header under the delimiter that makes the most columns of it. */
function findHeader(text: string): Header | null {
  const headers = DELIMITERS.map((delimiter): Header => {
    const [first = []] = Papa.parse<string[]>(text, { delimiter, preview: 1, skipEmptyLines: 'greedy' }).data;
    const columns = first.map((name) => findColumn(name));
    // Of two columns with one name the first counts.
    return { delimiter, columns: columns.map((name, at) => (columns.indexOf(name) === at ? name : null)) };
  });
  const known = ({ columns }: Header) => columns.filter((column) => column !== null).length;
  const best = headers.reduce((a, b) => (known(b) > known(a) ? b : a));
  return best.columns.includes('title') && best.columns.includes('description') ? best : null;
}

/** Reads a table with one ad per row. Lines are counted as an editor shows them, the header being one of them. */
export function readCsv(text: string, context: ImportContext): ImportResult {
  const separator = SEPARATOR_LINE.exec(text);
  const table = separator ? text.slice(separator[0].length) : text;
  const header = findHeader(table);
  if (!header) return err(importFailure('PLANILHA_SEM_COLUNAS'));
  const entries: ReadEntry[] = [];
  for (const { cells, line, unclosed } of readTableRows(table, header.delimiter).slice(1)) {
    const where = `linha ${line + (separator ? 1 : 0)}`;
    if (entries.length > IMPORT_LIMITS.rows) return err(importFailure('MUITAS_VAGAS'));
    if (unclosed) entries.push({ where, read: err('Há uma aspa que não fecha.') });
    else if (cells.slice(header.columns.length).some((cell) => cell.trim() !== '')) {
      const reason = `A linha tem ${cells.length} colunas, e a primeira, ${header.columns.length}: o texto com separador precisa estar entre aspas.`;
      entries.push({ where, read: err(reason) });
    } else entries.push({ where, read: readCells(cells, header, context) });
  }
  return collect(entries);
}

function readCells(cells: readonly string[], { columns }: Header, { today }: ImportContext) {
  const row: Row = Object.fromEntries(
    columns.flatMap((column, at) => (column ? [[column, unguardCell(cells[at] ?? '')]] : [])),
  );
  const raw = readRow(row);
  return raw.ok ? makeVacancy(raw.value, { source: 'csv', today }) : raw;
}
