import type { Cell, Line, Run } from './model.ts';
import type { Stretch } from './order.ts';

/** Longest unbroken word, and longest line, that later steps have to deal with; no CV written by a person has longer. */
const WORD = 160;
const LINE = 1200;

const breakWords = (text: string): string => text.replace(/\S{160}(?=\S)/gu, '$& ');

/** Cuts the runs of a cell into pieces of at most {@link LINE} characters, at blanks. */
function cutCell(cell: Cell): Cell[] {
  const cells: Run[][] = [[]];
  let room = LINE;
  for (const run of cell.runs) {
    let rest = breakWords(run.text);
    while (rest.length > room) {
      const at = rest.lastIndexOf(' ', room);
      const cut = at > 0 ? at : Math.max(room, WORD);
      cells.at(-1)?.push({ ...run, text: rest.slice(0, cut) });
      rest = rest.slice(cut).trimStart();
      cells.push([]);
      room = LINE;
    }
    cells.at(-1)?.push({ ...run, text: rest });
    room -= rest.length;
  }
  return cells
    .map((runs) => runs.filter((run) => run.text !== ''))
    .filter((runs) => runs.length > 0)
    .map((runs) => ({ ...cell, runs }));
}

function tameLine(line: Line): Line[] {
  const length = line.cells.reduce(
    (sum, cell) => sum + cell.runs.reduce((inner, run) => inner + run.text.length, 0),
    0,
  );
  if (length <= WORD) return [line];
  const parts = line.cells.flatMap(cutCell);
  if (length <= LINE) return [{ ...line, cells: parts }];
  return parts.map((cell, index) =>
    index === 0
      ? { ...line, cells: [cell] }
      : { ...line, cells: [cell], sides: [], sideX: null, sideRight: null, bullet: false, gap: 1.2 },
  );
}

/** Breaks words and lines of absurd length, so that no later step takes time that grows with their square. */
export const tameStretches = (stretches: readonly Stretch[]): Stretch[] =>
  stretches.map((stretch) => ({ ...stretch, lines: stretch.lines.flatMap(tameLine) }));
