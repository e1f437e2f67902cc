import { err, ok, type Result } from '@aura/shared-domain';
import Papa from 'papaparse';
import { removeGuard } from '../../download/formula.ts';
import { countFoundColumns } from '../columns/columns.ts';
import { guessColumns } from '../columns/guess-columns.ts';
import { SEPARATORS, type Separator } from './reading.ts';
import { ROWS_TO_READ, buildTable, UNCLOSED, type Table, type TableRow } from './table.ts';

/** A table, and the separator of its columns. */
export interface SeparatedTable {
  readonly table: Table;
  readonly separator: Separator;
}

/** A line by which spreadsheets tell their separator; some put it in quotation marks, or fill up its columns. */
const SEPARATOR_LINE = /^"?sep=."?[;,\t]*\n/iu;

/** The table of a text, or why it is none; in words. Without a separator the one that fits is taken. */
export function readTable(written: string, chosen?: Separator): Result<SeparatedTable, string> {
  const text = withOneLineEnd(written);
  const told = SEPARATOR_LINE.exec(text);
  const body = told ? text.slice(told[0].length) : text;
  const separator = chosen ?? detectSeparator(body);
  const filled = readRows(body, separator);
  if (!filled.ok) return filled;
  const table = buildTable(filled.value);
  if (!table.ok) return table;
  const { header, rows } = table.value;
  const extra = told ? 1 : 0;
  const checked = rows.map((row) => ({
    ...row,
    line: row.line + extra,
    problem: row.problem ?? describeSurplus(row.cells, header.length),
  }));
  return ok({ table: { header, rows: checked }, separator });
}

const LINE_END = '\n';

/**
 * A file assembled from others has mixed line ends, but the table reader supports one kind per file: a quoted cell
 * would continue to the end of the file. Also within such cells, where a line break is read as a blank anyway. A lone
 * `\r` ends a line only if there is no other line end: the old Macintosh.
 */
const withOneLineEnd = (text: string): string =>
  text.includes(LINE_END) ? text.replaceAll('\r\n', LINE_END) : text.replaceAll('\r', LINE_END);

/** Characters in which the titles are looked for; a longer line holds none. */
const MOST_TITLES = 20_000;

/** The separator that gives the most known titles; among equals, the most columns. */
function detectSeparator(body: string): Separator {
  const text = body.slice(0, MOST_TITLES);
  const tried = SEPARATORS.map((separator) => {
    const config = { delimiter: separator, newline: LINE_END, preview: 1, skipEmptyLines: 'greedy' } as const;
    const [header = []] = Papa.parse<string[]>(text, config).data;
    return { separator, known: countFoundColumns(guessColumns(header)), width: header.length };
  });
  return tried.reduce((a, b) => ((b.known - a.known || b.width - a.width) > 0 ? b : a)).separator;
}

/** Empty rows that are parsed: spreadsheets write up to a million after the last person, which would block the page. */
const MOST_EMPTY = 50_000;
const FILLED = /[^\s;,"]/u;

/** The rows that hold anything, the titles first; no more of them than tell that there are too many. */
function readRows(text: string, delimiter: Separator): Result<readonly TableRow[], string> {
  const rows: TableRow[] = [];
  let empty = 0;
  let at = 0;
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: LINE_END,
    step: ({ data, errors, meta }, parser) => {
      const raw = text.slice(at, meta.cursor);
      at = meta.cursor;
      const isOpen = errors.some(({ code }) => code === 'MissingQuotes');
      if (data.some((cell) => cell.trim() !== ''))
        rows.push({ cells: data.map(removeGuard), line, problem: isOpen ? UNCLOSED : null });
      else empty += 1;
      line += countLineBreaks(raw);
      if (rows.length >= ROWS_TO_READ || empty > MOST_EMPTY) parser.abort();
    },
  });
  return empty > MOST_EMPTY && FILLED.test(text.slice(at))
    ? err(
        'O arquivo tem linhas vazias demais. Copie só as linhas preenchidas para um arquivo novo e escolha-o.',
      )
    : ok(rows);
}

function describeSurplus(cells: readonly string[], width: number): string | null {
  if (cells.slice(width).every((cell) => cell.trim() === '')) return null;
  return `A linha tem ${cells.length} colunas, e a de títulos, ${width}: um texto com o separador precisa estar entre aspas.`;
}

const countLineBreaks = (text: string): number => text.match(/\r\n?|\n/gu)?.length ?? 0;
