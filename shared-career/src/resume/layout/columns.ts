import { isLoneDate } from '../dates/period.ts';
import { isPlace } from '../fields/place.ts';
import { findExactHead } from '../sections/heads.ts';
import { toCells } from './cells.ts';
import { readCellText, type Cell, type Fragment } from './model.ts';
import { toRows, type Row } from './rows.ts';

/** Two columns on a page: rows from index `from` on are parted at `x`. */
export interface Gutter {
  readonly x: number;
  readonly from: number;
}

/** A row and its cells. */
export interface Measured {
  readonly y: number;
  readonly size: number;
  readonly cells: readonly Cell[];
}

const STRIP = 3;
const MINIMUM_FRAGMENTS = 24;
/** More rows than a page has room for: no columns are looked for among them. */
const MOST_ROWS = 400;
const MINIMUM_ROWS = 4;
const CROSSING_SHARE = 0.04;
const RAIL_SHARE = 0.7;
/** Text over this share of the page's rows must be in the columned region. */
const REGION_SHARE = 0.5;

/** Whether a column is a rail beside the text: dates, places, or headings. */
export function isRail(band: readonly Cell[]): boolean {
  if (band.length === 0) return true;
  const texts = band.map(readCellText);
  const rail = texts.filter((text) => isLoneDate(text) || isPlace(text) || text.length <= 4);
  const heads = texts.filter((text) => findExactHead(text) !== null);
  return rail.length >= RAIL_SHARE * texts.length || heads.length >= 0.6 * texts.length;
}

const computeMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

/** Labels left of their entries are next to a line of text and far from one another. */
export function isLabelBand(rows: readonly Measured[], x: number): boolean {
  const labelled = rows.filter((row) => row.cells.some((cell) => cell.right <= x));
  const paired = labelled.filter((row) => row.cells.some((cell) => cell.x >= x));
  if (paired.length < 0.85 * labelled.length) return false;
  const steps = labelled
    .slice(1)
    .map((row, index) => (row.y - (labelled[index]?.y ?? 0)) / Math.max(1, row.size));
  return computeMedian(steps) > 2.2;
}

/** Share of the right column's rows that are next to a left cell in a table. */
const PAIRED_SHARE = 0.9;

const isHead = (cell: Cell | undefined): boolean =>
  cell !== undefined && findExactHead(readCellText(cell)) !== null;

/** Tables: all text right of `x` is next to other text, and section headings are only on the left. */
export function isGrid(rows: readonly Measured[], x: number): boolean {
  const onRight = rows.filter((row) => row.cells.some((cell) => cell.x >= x - 1));
  const paired = onRight.filter((row) => row.cells.some((cell) => cell.right <= x + 1));
  if (paired.length < PAIRED_SHARE * onRight.length) return false;
  const heads = rows.filter((row) => row.cells.length === 1 && isHead(row.cells[0]));
  return heads.length > 0 && onRight.every((row) => !isHead(row.cells.find((cell) => cell.x >= x - 1)));
}

/** Share of the lower of two columns that stands beside the other. */
const BESIDE_SHARE = 0.5;

/** Whether two columns stand side by side rather than one below the other. */
function areBeside(left: readonly Measured[], right: readonly Measured[]): boolean {
  const topOf = (column: readonly Measured[]): number => column[0]?.y ?? 0;
  const footOf = (column: readonly Measured[]): number => column.at(-1)?.y ?? 0;
  const height = (column: readonly Measured[]): number => footOf(column) - topOf(column);
  const [top, foot] = [Math.max(topOf(left), topOf(right)), Math.min(footOf(left), footOf(right))];
  return foot - top >= BESIDE_SHARE * Math.min(height(left), height(right));
}

/** Whether the right column begins below a heading of the left one and has none of its own: jobs in cards side by side. */
function belongsToLeft(left: readonly Measured[], right: readonly Measured[], x: number): boolean {
  const top = right[0]?.y ?? 0;
  return (
    right.every((row) => !row.cells.some((cell) => cell.x >= x - 1 && isHead(cell))) &&
    left.some((row) => row.y < top - 2 && row.cells.some((cell) => cell.right <= x + 1 && isHead(cell)))
  );
}

function findColumnsAt(rows: readonly Measured[], x: number): Gutter | null {
  const crosses = rows.map((row) => row.cells.some((cell) => cell.x < x - 1 && cell.right > x + 1));
  for (let from = 0; from < rows.length * (1 - REGION_SHARE); from += 1) {
    const crossing = crosses.slice(from).filter(Boolean).length;
    if (crossing > CROSSING_SHARE * (rows.length - from)) continue;
    if (crosses[from] === true) continue;
    const region = rows.slice(from).filter((_, index) => crosses[from + index] !== true);
    const left = region.flatMap((row) => row.cells.filter((cell) => cell.right <= x + 1));
    const right = region.flatMap((row) => row.cells.filter((cell) => cell.x >= x - 1));
    const leftRows = region.filter((row) => row.cells.some((cell) => cell.right <= x + 1));
    const rightRows = region.filter((row) => row.cells.some((cell) => cell.x >= x - 1));
    if (leftRows.length < MINIMUM_ROWS || rightRows.length < MINIMUM_ROWS) return null;
    const width = Math.min(...right.map((cell) => cell.x)) - Math.max(...left.map((cell) => cell.right));
    if (belongsToLeft(leftRows, rightRows, x) || !areBeside(leftRows, rightRows)) return null;
    if (width < 8 || isRail(left) || isRail(right) || isLabelBand(region, x) || isGrid(region, x))
      return null;
    return { x, from };
  }
  return null;
}

/** Finds the gutter of a page of two columns; null for one column, with or without a rail of dates or labels. */
export function findGutter(fragments: readonly Fragment[], pageWidth: number): Gutter | null {
  if (fragments.length < MINIMUM_FRAGMENTS) return null;
  const rows: Measured[] = toRows(fragments).map((row: Row) => ({
    y: row.y,
    size: Math.max(...row.fragments.map((fragment) => fragment.size)),
    cells: toCells(row.fragments),
  }));
  if (rows.length > MOST_ROWS) return null;
  let best: Gutter | null = null;
  for (let x = 0.2 * pageWidth; x <= 0.8 * pageWidth; x += STRIP) {
    const gutter = findColumnsAt(rows, x);
    if (gutter !== null && (best === null || gutter.from < best.from)) best = gutter;
  }
  return best;
}

/** Whether a page without columns continues those of another page, cut at `x`. */
export function continuesColumns(fragments: readonly Fragment[], x: number): boolean {
  const rows = toRows(fragments);
  const crossing = rows.filter((row) =>
    toCells(row.fragments).some((cell) => cell.x < x - 1 && cell.right > x + 1),
  );
  return rows.length > 0 && crossing.length <= CROSSING_SHARE * rows.length;
}
