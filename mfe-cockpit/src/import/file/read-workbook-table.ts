import {
  readSheet,
  readWorkbook,
  type SheetRow,
  type Workbook,
  type WorkbookProblem,
} from '@aura/shared-career/office';
import { err, ok, type Result } from '@aura/shared-domain';
import { removeGuard } from '../../download/formula.ts';
import { listMissingColumns } from '../columns/columns.ts';
import { findColumns } from '../columns/guess-columns.ts';
import type { LoadedFile } from './load-table.ts';
import { buildTable, ROWS_TO_READ, type TableRow } from './table.ts';

type SheetTable = Omit<LoadedFile, 'name'>;

/** Sheets that are looked into for a list of people; any other can be chosen. */
const LOOKED_INTO = 8;
/** Rows above the titles: a name of the company, a date. */
const MOST_ABOVE = 10;

/**
 * The table of a sheet, or the reason why there is none, in words. By default the first sheet with all required
 * columns, otherwise the first that is a table.
 */
export function readWorkbookTable(bytes: Uint8Array, chosen?: string): Result<SheetTable, string> {
  const opened = readWorkbook(bytes);
  if (!opened.ok) return err(PROBLEMS[opened.error]);
  const book = opened.value;
  const wanted = book.sheets.filter(({ name }) => chosen === undefined || name === chosen);
  const reads: Result<SheetTable, string>[] = [];
  for (const { name, part } of wanted.slice(0, LOOKED_INTO)) {
    const read = readSheetTable(book, name, part);
    if (read.ok && listMissingColumns(findColumns(read.value.table)).length === 0) return read;
    reads.push(read);
  }
  return reads.find(({ ok: isTable }) => isTable) ?? reads[0] ?? err(PROBLEMS.damaged);
}

function readSheetTable(book: Workbook, sheet: string, part: string): Result<SheetTable, string> {
  const read = readSheet(book, part, ROWS_TO_READ + MOST_ABOVE);
  if (!read.ok) return err(PROBLEMS[read.error]);
  const titlesAt = read.value.slice(0, MOST_ABOVE).findIndex(({ cells }) => countFilled(cells) > 1);
  const rows = read.value.slice(Math.max(titlesAt, 0)).map(makeRow);
  const table = buildTable(rows);
  const sheets = book.sheets.map(({ name }) => name);
  return table.ok
    ? ok({
        table: table.value,
        reading: { kind: 'workbook', sheet, sheets, titlesAt: rows[0]?.line ?? 1 },
      })
    : table;
}

const countFilled = (cells: readonly string[]): number => cells.filter((cell) => cell.trim() !== '').length;

const makeRow = ({ line, cells, lacksResult }: SheetRow): TableRow => ({
  line,
  cells: cells.map(removeGuard),
  problem: lacksResult
    ? 'Há uma fórmula sem resultado guardado. Abra a planilha no Excel, salve-a e escolha-a de novo.'
    : null,
});

const SAVE_AGAIN =
  'Abra-a no Excel, no LibreOffice ou no Planilhas Google e salve como “Pasta de Trabalho do Excel (.xlsx)” ou como CSV.';

const PROBLEMS: Readonly<Record<WorkbookProblem, string>> = {
  damaged: `A planilha está danificada ou guarda dados demais para uma lista de pessoas. ${SAVE_AGAIN}`,
  protected: 'A planilha tem senha. Retire a senha no Excel, salve e escolha o arquivo de novo.',
  old: `A planilha está no formato antigo do Excel (.xls), que aqui não é lido. ${SAVE_AGAIN}`,
  other: `O arquivo não é uma planilha do Excel (.xlsx). ${SAVE_AGAIN}`,
};
