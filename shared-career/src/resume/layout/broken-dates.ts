import { foldKey, joinWrapped } from '../../text/index.ts';
import { findPeriods, isLoneDate } from '../dates/period.ts';
import { listFragments, toCells } from './cells.ts';
import { isDatePiece } from './date-pieces.ts';
import { type Cell, readCellText, type Fragment } from './model.ts';
import type { Row } from './rows.ts';

/** Edges closer than this (points) are one edge. */
const EDGE = 3;
/** Widest distance between two lines of one cell, in font sizes. */
const NEAR = 1.9;
/** Most lines that a date is broken over. */
const MOST = 4;

const LINK = String.raw`(?:[-–—/]|\b(?:a|ate(?: o)?|to|de|desde|of))`;
const ENDS_OPEN = new RegExp(String.raw`${LINK}\s*$`, 'u');
const GOES_ON = new RegExp(String.raw`^\s*${LINK}(?:\s|$)`, 'u');

const isPeriod = (text: string): boolean =>
  !text.endsWith('/') && findPeriods(text).some(({ single }) => !single) && isLoneDate(text);

interface Placed {
  readonly row: number;
  readonly y: number;
  readonly cell: Cell;
  readonly fragments: readonly Fragment[];
  /** Whether nothing stands right of it, and left of it. */
  readonly isLast: boolean;
  readonly isFirst: boolean;
}

/** The pieces of dates on a page, row by row. */
const findPieces = (rows: readonly Row[]): Placed[] =>
  rows.flatMap((row, index) =>
    toCells(row.fragments)
      .map((cell, at, { length }) => ({
        row: index,
        y: row.y,
        cell,
        fragments: listFragments(row.fragments, cell),
        isLast: at === length - 1,
        isFirst: at === 0,
      }))
      .filter(({ cell }) => isDatePiece(readCellText(cell))),
  );

/** Whether a date goes on at the beginning of the next line, as the last words of a full line do. */
const isWrapped = (above: Placed, below: Placed): boolean =>
  below.row === above.row + 1 &&
  above.isLast &&
  !above.isFirst &&
  below.isFirst &&
  below.isLast &&
  above.fragments[0]?.font === below.fragments[0]?.font &&
  ENDS_OPEN.test(foldKey(readCellText(above.cell)));

const isBelow = (above: Placed, below: Placed): boolean =>
  below.row > above.row &&
  below.y - above.y <= NEAR * (above.fragments[0]?.size ?? 0) &&
  above.fragments[0]?.page === below.fragments[0]?.page &&
  (Math.abs(above.cell.x - below.cell.x) <= EDGE ||
    Math.abs(above.cell.right - below.cell.right) <= EDGE ||
    isWrapped(above, below));

/** Whether a text goes on in the next line: it says so by a link, or names no whole date yet. Years one under another do not. */
const isOpen = (above: string, below: string): boolean =>
  ENDS_OPEN.test(foldKey(above)) || GOES_ON.test(foldKey(below)) || findPeriods(above).length === 0;

/** Joins two lines of a date: a word that was cut is whole again, "2017-" goes on with a blank. */
const joinLine = (above: string, below: string): string =>
  /\p{Ll}-$/u.test(above) ? joinWrapped(above, below) : `${above} ${below}`;

/** The pieces that make one period with a first piece: itself and those right below it; null where they make none. */
function gather(first: Placed, pieces: readonly Placed[]): Placed[] | null {
  const taken = [first];
  let text = readCellText(first.cell);
  while (taken.length < MOST) {
    const last = taken.at(-1)!;
    const next = pieces.find((piece) => isBelow(last, piece));
    const below = next === undefined ? '' : readCellText(next.cell);
    // "2016 / 09 – 2019" is complete unless "/ 02" is below it.
    if (isPeriod(text) && !below.startsWith('/')) break;
    if (next === undefined || !isOpen(text, below)) return null;
    taken.push(next);
    text = joinLine(text, below);
  }
  return taken.length > 1 && isPeriod(text) ? taken : null;
}

/** Puts dates together that a narrow cell or rail breaks over lines: "05/2018 –" above "até o momento". */
export function joinBrokenDates(rows: readonly Row[]): Row[] {
  const pieces = findPieces(rows);
  const changed = new Map<Fragment, Fragment | null>();
  const used = new Set<Placed>();
  for (const piece of pieces) {
    if (used.has(piece)) continue;
    const group = gather(
      piece,
      pieces.filter((each) => !used.has(each)),
    );
    if (group === null) continue;
    for (const each of group) {
      used.add(each);
      for (const fragment of each.fragments) changed.set(fragment, null);
    }
    const [lead] = piece.fragments;
    if (lead !== undefined)
      changed.set(lead, {
        ...lead,
        text: group.map(({ cell }) => readCellText(cell)).reduce(joinLine),
        right: Math.max(...group.map(({ cell }) => cell.right)),
      });
  }
  if (changed.size === 0) return [...rows];
  return rows
    .map((row) => ({
      ...row,
      fragments: row.fragments.flatMap((fragment) => {
        const now = changed.get(fragment);
        return now === null ? [] : [now ?? fragment];
      }),
    }))
    .filter((row) => row.fragments.length > 0);
}
