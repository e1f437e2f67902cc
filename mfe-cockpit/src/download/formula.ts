/**
 * What a spreadsheet would run as a formula when the file is opened, also behind white space, and in the full-width
 * forms that some of them take for the same; and every such text that stands behind apostrophes already.
 */
const FORMULA = /^'*\s*[=+\-@＝＋－＠\t\r]/;

/** A cell that no spreadsheet runs. */
export const guardCell = (cell: string): string => (FORMULA.test(cell) ? `'${cell}` : cell);

/** The cell as it was before it was guarded. */
export const removeGuard = (cell: string): string =>
  cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
