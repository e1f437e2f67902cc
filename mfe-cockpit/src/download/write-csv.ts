import { guardCell } from './formula.ts';

/** Tells a spreadsheet that the file is UTF-8. */
const BYTE_ORDER_MARK = '\ufeff';

/** Rows of cells as a table that spreadsheets in Portuguese open, and in which no cell is run as a formula. */
export const writeCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((cells) => `${cells.map(quoteCell).join(';')}\r\n`).join('');

const quoteCell = (cell: string): string => `"${guardCell(cell).replaceAll('"', '""')}"`;
