import { joinBrokenDates } from './broken-dates.ts';
import { cutBands, type Piece } from './bands.ts';
import { joinBrokenHeads, joinBrokenNames, joinCentredNames } from './broken-heads.ts';
import { continuesColumns, findGutter, type Gutter } from './columns.ts';
import type { PageSize } from './furniture.ts';
import { type Span, toLines } from './lines.ts';
import { type Fragment, type Line, moveLeft } from './model.ts';
import { toRows, type Row } from './rows.ts';
import { joinSpacedHeads } from './spaced-heads.ts';

/** Lines of one stretch of reading; a section that is open at its end does not run into the next stretch. */
export interface Stretch {
  readonly kind: 'full' | 'left' | 'right';
  readonly lines: readonly Line[];
}

function computeSpan(rows: readonly Row[]): Span {
  const fragments = rows.flatMap((row) => row.fragments);
  return {
    left: Math.min(...fragments.map((fragment) => fragment.x)),
    right: Math.max(...fragments.map((fragment) => fragment.right)),
  };
}

const findPage = (row: Row | undefined): number => row?.fragments[0]?.page ?? 0;

/** The pieces of a stretch: those outside columns side by side are put together, over pages too. */
function cutPieces(rows: readonly Row[]): Piece[] {
  const starts = [...rows.keys()].filter((at) => findPage(rows[at]) !== findPage(rows[at - 1]));
  const pieces = starts.flatMap((start, index) => cutBands(rows.slice(start, starts[index + 1])));
  return pieces.reduce<Piece[]>((joined, piece) => {
    const last = joined.at(-1);
    if (last?.edge !== null || piece.edge !== null) return [...joined, piece];
    return [...joined.slice(0, -1), { edge: null, rows: [...last.rows, ...piece.rows] }];
  }, []);
}

const readPiece = (rows: readonly Row[], span: Span): Line[] =>
  toLines(joinBrokenNames(joinBrokenDates(joinSpacedHeads(rows))), span);

/** `edge`: where the column ends, which single lines at its top may run over. */
function makeStretch(kind: Stretch['kind'], rows: readonly Row[], edge = Infinity): Stretch[] {
  if (rows.length === 0) return [];
  const span = computeSpan(rows);
  const column = { ...span, right: Math.min(span.right, edge) };
  const lines = cutPieces(rows).flatMap((piece) =>
    piece.edge === null
      ? readPiece(piece.rows, column)
      : readPiece(piece.rows, { ...computeSpan(piece.rows), left: piece.edge }).map((line) =>
          moveLeft(line, (piece.edge ?? 0) - span.left),
        ),
  );
  return [{ kind, lines }];
}

interface Page {
  readonly rows: readonly Row[];
  readonly gutter: Gutter | null;
}

function readColumns(pages: readonly Page[]): Stretch[] {
  const head: Row[] = [];
  const left: Row[] = [];
  const right: Row[] = [];
  const edge = Math.max(...pages.map(({ gutter }) => gutter?.x ?? 0));
  for (const { rows, gutter } of pages) {
    if (gutter === null) continue;
    for (const [index, row] of rows.entries()) {
      if (index < gutter.from) {
        head.push(row);
        continue;
      }
      const inLeft = row.fragments.filter((fragment) => (fragment.x + fragment.right) / 2 < gutter.x);
      const inRight = row.fragments.filter((fragment) => (fragment.x + fragment.right) / 2 >= gutter.x);
      if (inLeft.length > 0) left.push({ y: inLeft[0]?.y ?? row.y, fragments: inLeft });
      if (inRight.length > 0) right.push({ y: inRight[0]?.y ?? row.y, fragments: inRight });
    }
  }
  return [...makeStretch('full', head), ...makeStretch('left', left, edge), ...makeStretch('right', right)];
}

/**
 * Puts fragments into reading order. A sidebar that runs over several pages is read whole before the column beside it.
 */
export function computeReadingOrder(fragments: readonly Fragment[], sizes: readonly PageSize[]): Stretch[] {
  const result: Stretch[] = [];
  let columned: Page[] = [];
  let plain: Row[] = [];
  const flushPlain = (): void => {
    result.push(...makeStretch('full', plain));
    plain = [];
  };
  const flushColumns = (): void => {
    result.push(...readColumns(columned));
    columned = [];
  };
  for (const [index, size] of sizes.entries()) {
    const rows = joinCentredNames(
      joinBrokenHeads(toRows(fragments.filter((fragment) => fragment.page === index + 1))),
    );
    const onPage = rows.flatMap((row) => row.fragments);
    const open = columned.at(-1)?.gutter ?? null;
    const own = findGutter(onPage, size.width);
    const gutter = own ?? (open !== null && continuesColumns(onPage, open.x) ? { x: open.x, from: 0 } : null);
    if (gutter === null) {
      flushColumns();
      plain.push(...rows);
      continue;
    }
    flushPlain();
    if (open !== null && Math.abs(open.x - gutter.x) > 0.1 * size.width) flushColumns();
    columned.push({ rows, gutter });
  }
  flushPlain();
  flushColumns();
  return result;
}
