import { isLoneDate } from '../dates/period.ts';
import { isLabelRow } from '../entries/labels.ts';
import { isPlace, mayBePlace } from '../fields/place.ts';
import { takeBullet } from './bullets.ts';
import { toCells } from './cells.ts';
import { type Cell, readCellText, type Fragment, type Line } from './model.ts';
import type { Row } from './rows.ts';

/** The column of a row. */
export interface Span {
  readonly left: number;
  readonly right: number;
}

const makeStyleKey = (fragment: Fragment): string =>
  `${fragment.font}/${fragment.size}/${String(fragment.bold)}`;

/** A fragment in the style of most of a row's text. */
function findDominant(fragments: readonly Fragment[]): Fragment | undefined {
  const weight = new Map<string, number>();
  for (const fragment of fragments) {
    weight.set(
      makeStyleKey(fragment),
      (weight.get(makeStyleKey(fragment)) ?? 0) + fragment.text.trim().length,
    );
  }
  const best = [...weight].toSorted((a, b) => b[1] - a[1])[0]?.[0];
  return fragments.find((fragment) => makeStyleKey(fragment) === best);
}

/** Edges closer than this (points) are one edge. */
const EDGE = 2;

const isSide = (text: string): boolean => isLoneDate(text) || isPlace(text);

/** Parts the cells of a row into those of the text and those of the rails beside it. `rail` is the right rail's right edge. */
function splitSides(
  cells: readonly Cell[],
  span: Span,
  rail: number | null,
): { main: readonly Cell[]; sides: readonly Cell[] } {
  const width = Math.max(1, span.right - span.left);
  if (cells.length === 1) {
    const [only] = cells;
    const far =
      only !== undefined && only.x > span.left + 0.55 * width && only.right > span.right - 0.12 * width;
    return far && isSide(readCellText(only)) ? { main: [], sides: cells } : { main: cells, sides: [] };
  }
  const side = cells.map((cell, index) => {
    const text = readCellText(cell);
    if (isLoneDate(text)) return true;
    if (index === 0 || index !== cells.length - 1) return false;
    if (cell.x < span.left + 0.4 * width) return false;
    return isPlace(text) || (rail !== null && Math.abs(cell.right - rail) < EDGE && mayBePlace(text));
  });
  // A row of nothing but dates and places keeps its first cell as text, unless that cell is far to the right.
  const main = cells.filter((_, index) => side[index] !== true);
  return { main, sides: cells.filter((_, index) => side[index] === true) };
}

/** Private-use glyphs left after the bullet are icons of a symbol font. */
function withoutIcons(cells: readonly Cell[]): Cell[] {
  return cells
    .map((cell) => ({
      ...cell,
      runs: cell.runs
        .map((run, index) => {
          const text = run.text.replace(/[\ue000-\uf8ff]/gu, '');
          return { ...run, text: index === 0 ? text.trimStart() : text };
        })
        .filter((run) => run.text !== ''),
    }))
    .filter((cell) => cell.runs.length > 0);
}

function makeLine(row: Row, span: Span, rail: number | null, stops: readonly number[]): Line | null {
  const cells = toCells(row.fragments, stops);
  const edge = cells[0]?.x ?? 0;
  const parted = splitSides(cells, span, rail);
  const taken = takeBullet(parted.main);
  // Behind a date, a dot marks the line of a timeline.
  const bullet = taken.bullet && !parted.sides.some((side) => side.right <= (parted.main[0]?.x ?? 0));
  const main = withoutIcons(taken.cells);
  if (main.length === 0 && parted.sides.length === 0) return null;
  const mainFragments = row.fragments.filter((fragment) =>
    main.length === 0
      ? true
      : main.some((cell) => fragment.x >= cell.x - 30 && fragment.right <= cell.right + 1),
  );
  const style = findDominant(mainFragments.length === 0 ? row.fragments : mainFragments);
  const first = main[0] ?? parted.sides[0];
  return {
    page: row.fragments[0]?.page ?? 1,
    cells: main,
    sides: parted.sides.map(readCellText),
    sideX: parted.sides.length === 0 ? null : Math.min(...parted.sides.map((cell) => cell.x)),
    sideRight: parted.sides.length === 0 ? null : Math.max(...parted.sides.map((cell) => cell.right)),
    bullet,
    edge: bullet ? (parted.main[0]?.x ?? edge) : (first?.x ?? edge),
    x: first?.x ?? edge,
    right: Math.max(...(main.length === 0 ? parted.sides : main).map((cell) => cell.right)),
    y: row.y,
    size: style?.size ?? 0,
    font: style?.font ?? '',
    gap: 9,
    whole: false,
    bound: span.right,
    shift: 0,
  };
}

/** A rail line belongs to the text line above it, unless the one below is much nearer. */
function attachSides(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  let waiting: Line | null = null;
  for (const [index, line] of lines.entries()) {
    if (line.cells.length > 0) {
      result.push(
        waiting === null
          ? line
          : {
              ...line,
              sides: [...waiting.sides, ...line.sides],
              sideX: waiting.sideX,
              sideRight: waiting.sideRight,
            },
      );
      waiting = null;
      continue;
    }
    const last = result.at(-1);
    const next = lines[index + 1];
    const above = last !== undefined && last.page === line.page ? line.y - last.y : Infinity;
    const below = next !== undefined && next.page === line.page ? next.y - line.y : Infinity;
    if (last !== undefined && above < 4 * line.size && below > 0.4 * above) {
      const sideX = Math.min(last.sideX ?? Infinity, line.sideX ?? Infinity);
      const sideRight = Math.max(last.sideRight ?? 0, line.sideRight ?? 0);
      result[result.length - 1] = { ...last, sides: [...last.sides, ...line.sides], sideX, sideRight };
    } else if (next !== undefined && below !== Infinity) {
      waiting = waiting === null ? line : { ...line, sides: [...waiting.sides, ...line.sides] };
    } else {
      result.push({
        ...line,
        cells: line.sides.map((text) => ({
          runs: [{ text, bold: false, italic: false }],
          x: line.x,
          right: line.right,
        })),
        sides: [],
        sideX: null,
        sideRight: null,
      });
    }
  }
  return result;
}

/** The right edge that dates and places beside the text share; null without two of them. */
function findRailEdge(rows: readonly Row[], span: Span): number | null {
  const edges: number[] = [];
  for (const row of rows) {
    const cells = toCells(row.fragments);
    const last = cells.at(-1);
    if (last === undefined || cells.length < 2 || !isSide(readCellText(last))) continue;
    if (last.x > span.left + 0.5 * (span.right - span.left)) edges.push(last.right);
  }
  return edges.find((edge) => edges.filter((other) => Math.abs(other - edge) < EDGE).length >= 2) ?? null;
}

/** For each row, where the columns of the table begin that it is in: under a row of nothing but names of fields. */
function findColumnStops(rows: readonly Row[]): (readonly number[])[] {
  let open: readonly number[] = [];
  return rows.map((row) => {
    const cells = toCells(row.fragments);
    if (isLabelRow(cells.map(readCellText))) {
      open = cells.map((cell) => cell.x);
      return [];
    }
    const [first] = cells;
    if (first === undefined || Math.abs(first.x - (open[0] ?? Infinity)) > EDGE) open = [];
    return open;
  });
}

/** Turns the rows of one column into lines: cells, bullets, rails and the gap above each. */
export function toLines(rows: readonly Row[], span: Span): Line[] {
  const rail = findRailEdge(rows, span);
  const stops = findColumnStops(rows);
  const read = attachSides(
    rows.map((row, index) => makeLine(row, span, rail, stops[index] ?? [])).filter((line) => line !== null),
  );
  const inside = read.filter((line) => line.right <= span.right + 1);
  const bound = Math.max(0, ...inside.map((line) => line.right));
  const lines = read.map((line) => ({ ...line, bound: Math.max(bound, line.right) }));
  return lines.map((line, index) => {
    const above = lines[index - 1];
    return above === undefined || above.page !== line.page || line.size === 0
      ? line
      : { ...line, gap: (line.y - above.y) / line.size };
  });
}
