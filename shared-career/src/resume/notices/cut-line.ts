import type { TextRange } from '../../text/index.ts';
import { readCellText, type Cell, type Line, type Run } from '../layout/model.ts';

/** Blanks between the cells of a line's text. */
const BETWEEN = 2;

function cutRuns(runs: readonly Run[], from: number, to: number): Run[] {
  let at = 0;
  return runs.flatMap((run) => {
    const start = Math.max(0, from - at);
    const end = Math.max(0, to - at);
    at += run.text.length;
    const text = run.text.slice(0, start) + run.text.slice(Math.max(start, end));
    return text === '' ? [] : [{ ...run, text }];
  });
}

/** Removes ranges of a line's text (as `readLineText` returns it) from its cells; null if no word remains. */
export function cutLine(line: Line, ranges: readonly TextRange[]): Line | null {
  const whole = line.cells.map(readCellText).join(' '.repeat(BETWEEN));
  // The text of a line is trimmed, so its first character may be later in the cells.
  let at = whole.trimStart().length - whole.length;
  const cells: Cell[] = [];
  for (const cell of line.cells) {
    const start = at;
    const length = readCellText(cell).length;
    at += length + BETWEEN;
    const hit = ranges.filter((range) => range.start < start + length && range.end > start);
    if (hit.length === 0) {
      cells.push(cell);
      continue;
    }
    let runs: readonly Run[] = cell.runs;
    for (const range of hit.toSorted((a, b) => b.start - a.start))
      runs = cutRuns(runs, Math.max(0, range.start - start), Math.min(length, range.end - start));
    const kept = { ...cell, runs };
    if (/[\p{L}\p{N}]/u.test(readCellText(kept))) cells.push(kept);
  }
  return cells.length === 0 && line.sides.length === 0 ? null : { ...line, cells };
}
