/**
 * Text that a spreadsheet would run as a formula, also after white space, and in the full-width forms that some
 * programs accept; and such text that already has apostrophes.
 */
const FORMULA = /^'*\s*[=+\-@＝＋－＠\t\r]/;

/** A cell that no spreadsheet runs. */
export const guardCell = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** The cell before it was guarded. */
export const unguardCell = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
