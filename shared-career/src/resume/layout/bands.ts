import { findPeriods, isLoneDate } from '../dates/period.ts';
import { isLabelRow } from '../entries/labels.ts';
import { findExactHead } from '../sections/heads.ts';
import { stripBullet } from './bullets.ts';
import { toCells } from './cells.ts';
import { isGrid, isLabelBand, isRail, type Measured } from './columns.ts';
import { isDressed } from './dressed.ts';
import { readCellText } from './model.ts';
import { computeTypeSize, isFlooded, toRows, type Row } from './rows.ts';

/** Rows that are read one below the other; `edge` is where the text of their column begins, null outside columns. */
export interface Piece {
  readonly rows: readonly Row[];
  readonly edge: number | null;
}

/** Edges closer than this (points) are one edge. */
const EDGE = 1.5;
/** Narrowest space between two columns, in points. */
const CORRIDOR = 8;
/** More rows than a page has room for, and more edges than columns have: none are looked for among them. */
const MOST_ROWS = 400;
const MOST_EDGES = 40;
/** How far right of its edge a line of a column begins, at most, in font sizes: behind a bullet, or hanging. */
const INDENT = 2.2;
/** Share of the lines of a column that begin at its edge. */
const ALIGNED = 0.8;

interface Band {
  readonly edge: number;
  readonly from: number;
  /** Behind the last row. */
  readonly to: number;
  readonly left: readonly Row[];
  readonly right: readonly Row[];
  /** Heads of the right column. */
  readonly heads: number;
}

const pick = (rows: readonly Row[], test: (x: number) => boolean): Row[] =>
  toRows(rows.flatMap(({ fragments }) => fragments.filter(({ x, right }) => test((x + right) / 2))));

const measure = (row: Row, stops: readonly number[]): Measured => ({
  y: row.y,
  size: Math.max(...row.fragments.map(({ size }) => size)),
  cells: toCells(row.fragments, stops),
});

/** Where text begins in at least two rows, and has other text left of it in one. */
function findEdges(rows: readonly Row[]): number[] {
  const cells = rows.map((row) => toCells(row.fragments));
  const size = Math.max(...rows.flatMap(({ fragments }) => fragments.map((fragment) => fragment.size)));
  const begins = cells.flat().map(({ x }) => x);
  const inner = cells.flatMap((row) => row.slice(1)).map(({ x }) => x);
  const edges: number[] = [];
  for (const x of inner.toSorted((a, b) => a - b)) if (x - (edges.at(-1) ?? -Infinity) > EDGE) edges.push(x);
  return edges
    .filter((edge) => begins.filter((x) => x >= edge - EDGE && x <= edge + INDENT * size).length >= 2)
    .slice(0, MOST_EDGES);
}

/** What one column of a band says. */
interface Column {
  readonly lines: readonly Measured[];
  readonly heads: number;
  readonly periods: number;
  readonly bullets: number;
}

function describe(rows: readonly Row[], body: number): Column {
  const lines = rows.map((row) => measure(row, []));
  const texts = lines.map(({ cells }) => cells.map(readCellText).join('  '));
  return {
    lines,
    heads: lines.filter(
      ({ cells, size }) =>
        cells.length === 1 && isDressed(cells[0]!, size, body) && findExactHead(readCellText(cells[0]!)),
    ).length,
    periods: texts.filter((text) => findPeriods(text).some(({ single }) => !single)).length,
    bullets: texts.filter((text) => stripBullet(text) !== null).length,
  };
}

/** Whether two columns are read one after the other: each has heads, periods of entries, or a list of its own. */
function areApart(left: Column, right: Column): boolean {
  if (left.lines.length < 2 || right.lines.length < 2) return false;
  const both = (of: (column: Column) => number): number => Math.min(of(left), of(right));
  return (
    both(({ heads }) => heads) > 0 || both(({ periods }) => periods) > 0 || both(({ bullets }) => bullets) > 1
  );
}

/** Whether the lines of a column begin at its edge, as no text does that is set to the right or in the middle. */
function isAligned(rows: readonly Row[], edge: number): boolean {
  const begins = rows.map(({ fragments }) => ({
    x: Math.min(...fragments.map(({ x }) => x)),
    size: Math.max(...fragments.map(({ size }) => size)),
  }));
  const own = begins.filter(({ x, size }) => x >= edge - EDGE && x <= edge + INDENT * size);
  return own.length >= ALIGNED * begins.length && own.some(({ x }) => Math.abs(x - edge) <= EDGE);
}

/** Rows below a band that go on with its left column: up to its next head, or the next wide space where there are none. */
function extend(
  rows: readonly Row[],
  edge: number,
  to: number,
  left: readonly Row[],
  hasHeads: boolean,
): number {
  const steps = left.slice(1).map(({ y }, index) => y - (left[index]?.y ?? y));
  const widest = Math.max(
    ...steps,
    ...left.flatMap(({ fragments }) => fragments.map(({ size }) => 1.6 * size)),
  );
  let last = left.at(-1)?.y ?? 0;
  let end = to;
  for (; end < rows.length; end += 1) {
    const row = rows[end]!;
    const { cells } = measure(row, [edge]);
    if (cells.some(({ right }) => right > edge - 1)) break;
    if (cells.length === 1 && findExactHead(readCellText(cells[0]!)) !== null) break;
    if (!hasHeads && row.y - last > 1.1 * widest) break;
    last = row.y;
  }
  return end;
}

/** The band between two rows, without rows at its top and foot that only the left column has; null where it is none. */
function makeBand(
  rows: readonly Row[],
  edge: number,
  body: number,
  [top, foot]: readonly [number, number],
): Band | null {
  const isRight = (row: Row): boolean => row.fragments.some(({ x }) => x >= edge - EDGE);
  let [from, to] = [top, foot];
  while (from < to && !isRight(rows[from]!)) from += 1;
  while (to > from && !isRight(rows[to - 1]!)) to -= 1;
  const region = rows.slice(from, to);
  const left = pick(region, (x) => x < edge);
  const right = pick(region, (x) => x >= edge);
  const columns = { left: describe(left, body), right: describe(right, body) };
  if (!areApart(columns.left, columns.right) || !isAligned(right, edge)) return null;
  const measured = region.map((row) => measure(row, [edge]));
  if (measured.some(({ cells }) => isLabelRow(cells.map(readCellText)))) return null;
  const cells = measured.flatMap((row) => row.cells);
  const inLeft = cells.filter(({ x }) => x < edge - EDGE);
  if (edge - Math.max(...inLeft.map((cell) => cell.right)) < CORRIDOR) return null;
  const inRight = cells.filter(({ x }) => x >= edge - EDGE);
  if (isRail(inLeft) || isRail(inRight) || isLabelBand(measured, edge) || isGrid(measured, edge)) return null;
  if (
    [columns.left, columns.right].some(({ lines }) =>
      lines.every(({ cells: [cell] }) => isLoneDate(readCellText(cell!))),
    )
  )
    return null;
  const { heads } = columns.right;
  const end = extend(rows, edge, to, left, heads > 0);
  return { edge, from, to: end, left: [...left, ...rows.slice(to, end)], right, heads };
}

/** The bands of columns whose right one begins at an edge. */
function findBandsAt(rows: readonly Row[], edge: number, body: number): Band[] {
  const states = rows.map((row) => {
    const { cells } = measure(row, [edge]);
    const [first] = cells;
    return {
      crosses: cells.some(({ x, right }) => x < edge - EDGE && right > edge - 1),
      isHead:
        cells.length === 1 &&
        first !== undefined &&
        first.x < edge &&
        findExactHead(readCellText(first)) !== null,
    };
  });
  const bands: Band[] = [];
  for (let top = 0; top < rows.length; top += 1) {
    if (states[top]?.crosses === true) continue;
    let foot = top;
    while (foot < rows.length && states[foot]?.crosses === false) foot += 1;
    const whole = makeBand(rows, edge, body, [top, foot]);
    // Where only the left has heads, each of them ends the columns above it.
    if (whole !== null && whole.heads > 0) bands.push(whole);
    else {
      const cuts = [
        top,
        ...[...rows.keys()].filter((at) => at > top && at < foot && states[at]?.isHead === true),
        foot,
      ];
      for (const [index, cut] of cuts.slice(0, -1).entries()) {
        const band = makeBand(rows, edge, body, [cut, cuts[index + 1] ?? foot]);
        if (band !== null) bands.push(band);
      }
    }
    top = foot;
  }
  return bands;
}

/** The band of columns with most rows; null where all text is in one column. */
function findBand(rows: readonly Row[], body: number): Band | null {
  if (rows.length > MOST_ROWS || rows.length < 2 || isFlooded(rows)) return null;
  let best: Band | null = null;
  for (const edge of findEdges(rows))
    for (const band of findBandsAt(rows, edge, body))
      if (best === null || band.right.length > best.right.length) best = band;
  return best;
}

/**
 * Cuts the rows of a page, or of a column of one, where some of them are columns side by side: the text above, each
 * column, the text below. Columns may be cut again.
 */
export function cutBands(
  rows: readonly Row[],
  edge: number | null = null,
  body = computeTypeSize(rows),
): Piece[] {
  const band = findBand(rows, body);
  if (band === null) return rows.length === 0 ? [] : [{ rows, edge }];
  const begin = Math.min(...band.left.flatMap(({ fragments }) => fragments.map(({ x }) => x)));
  return [
    ...cutBands(rows.slice(0, band.from), edge, body),
    ...cutBands(band.left, edge ?? begin, body),
    ...cutBands(band.right, band.edge, body),
    ...cutBands(rows.slice(band.to), edge, body),
  ];
}
