import { toDisplayText } from '../../text/index.ts';
import { isLoneDate } from '../dates/period.ts';
import { isPlace } from '../fields/place.ts';
import { takeBullet } from '../layout/bullets.ts';
import { type Cell, readCellText, type Line, makePlainLine, type Run } from '../layout/model.ts';
import type { Piece } from './blocks.ts';

/** Points of text whose size is not said. */
export const DEFAULT_SIZE = 11;

/** Splits the pieces of a paragraph into visual lines and those into cells at tabs. */
export function toCells(pieces: readonly Piece[]): { cells: Cell[]; size: number }[] {
  const lines: { cells: { runs: Run[]; x: number; right: number }[]; size: number; weight: number }[] = [
    { cells: [], size: DEFAULT_SIZE, weight: 0 },
  ];
  let open: Run[] | null = null;
  for (const piece of pieces) {
    for (const token of piece.text.split(/([\n\t])/u)) {
      const line = lines.at(-1);
      if (line === undefined || token === '') continue;
      if (token === '\n') {
        lines.push({ cells: [], size: DEFAULT_SIZE, weight: 0 });
        open = null;
      } else if (token === '\t') open = null;
      else {
        const text = toDisplayText(token).replace(/\s{4,}/gu, '   ');
        if (open === null) line.cells.push({ runs: (open = []), x: 0, right: 0 });
        const run = { text, bold: piece.bold === true, italic: piece.italic === true };
        const last = open.at(-1);
        if (
          last !== undefined &&
          (text.trim() === '' || (last.bold === run.bold && last.italic === run.italic))
        ) {
          open[open.length - 1] = { ...last, text: last.text + text };
        } else open.push(run);
        if (text.trim().length > line.weight)
          Object.assign(line, { size: piece.size ?? DEFAULT_SIZE, weight: text.trim().length });
      }
    }
  }
  return lines.map(({ cells, size }) => ({
    size,
    cells: cells
      .map((cell) => ({ ...cell, runs: trimRuns(cell.runs) }))
      .filter((cell) => cell.runs.length > 0),
  }));
}

function trimRuns(runs: readonly Run[]): Run[] {
  return runs
    .map((run, index) => {
      const text = run.text.replace(/\s+/gu, ' ');
      const start = index === 0 ? text.trimStart() : text;
      return { ...run, text: index === runs.length - 1 ? start.trimEnd() : start };
    })
    .filter((run) => run.text !== '');
}

/** A line of a document from its cells; a lone date and a place at the end are set next to the text. */
export function buildLine(cells: readonly Cell[], size: number, extra: Partial<Line>): Line | null {
  const sides =
    cells.length < 2
      ? []
      : cells.filter(
          (cell, index) =>
            isLoneDate(readCellText(cell)) ||
            (index > 0 && index === cells.length - 1 && isPlace(readCellText(cell))),
        );
  const rest = cells.filter((cell) => !sides.includes(cell));
  const { bullet, cells: main } = takeBullet(rest.length === 0 ? cells : rest);
  if (main.length === 0) return null;
  return makePlainLine([], {
    cells: main,
    sides: rest.length === 0 ? [] : sides.map(readCellText),
    bullet: bullet || extra.bullet === true,
    size,
    whole: true,
    ...(extra.x === undefined ? {} : { x: extra.x, edge: extra.x }),
    gap: extra.gap ?? 1.2,
  });
}
