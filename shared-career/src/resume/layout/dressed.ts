import { isCaps } from '../sections/style.ts';
import { type Cell, readCellText } from './model.ts';

/** Size from which text counts as larger than the body. */
const LARGER = 1.08;

/** Whether a cell is set off as a heading is: bold, in capitals, or larger than the body. */
export const isDressed = (cell: Cell, size: number, body: number): boolean =>
  cell.runs.every(({ bold }) => bold) || isCaps(readCellText(cell)) || size > LARGER * body;
