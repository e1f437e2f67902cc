import { squeeze } from '../../text/index.ts';
import { cellText, type Line, lineText, type Run } from '../layout/model.ts';
import type { Stretch } from '../layout/order.ts';
import { findInjections } from './injection.ts';

/** Takes the characters `from` to `to` out of a line's first cell. */
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

interface Placed {
  readonly line: Line;
  readonly start: number;
  readonly end: number;
}

/**
 * Removes sentences addressed to a machine from the lines of a stretch. A sentence may run over several lines, so that
 * they are looked for in the lines put together as well as in each line alone.
 */
function stripStretch(stretch: Stretch, excerpts: string[]): Stretch {
  const placed: Placed[] = [];
  let text = '';
  for (const line of stretch.lines) {
    // A new list item, or space above, begins a sentence; a wrapped line goes on with one.
    if (text !== '') text += line.bullet || line.gap > 1.9 ? '\n' : ' ';
    const own = lineText(line);
    placed.push({ line, start: text.length, end: text.length + own.length });
    text += own;
  }
  const ranges = [
    ...findInjections(text),
    ...placed.flatMap(({ line, start }) =>
      findInjections(lineText(line)).map((range) => ({ start: range.start + start, end: range.end + start })),
    ),
  ];
  if (ranges.length === 0) return stretch;
  const seen: { start: number; end: number }[] = [];
  for (const range of ranges) {
    if (seen.some((other) => range.start >= other.start && range.end <= other.end)) continue;
    seen.push(range);
    excerpts.push(squeeze(text.slice(range.start, range.end)));
  }
  const lines = placed.flatMap(({ line, start, end }) => {
    const hit = seen.filter((range) => range.start < end && range.end > start);
    if (hit.length === 0) return [line];
    if (line.cells.length !== 1) return [];
    const [cell] = line.cells;
    if (cell === undefined) return [];
    let runs: readonly Run[] = cell.runs;
    for (const range of hit.toSorted((a, b) => b.start - a.start)) {
      runs = cutRuns(runs, Math.max(0, range.start - start), Math.min(end, range.end) - start);
    }
    const kept = { ...cell, runs };
    return /[\p{L}\p{N}]/u.test(cellText(kept)) ? [{ ...line, cells: [kept] }] : [];
  });
  return { ...stretch, lines };
}

/** Removes injected instructions from a document; `excerpts` are shown to the person. */
export function stripInjections(stretches: readonly Stretch[]): { stretches: Stretch[]; excerpts: string[] } {
  const excerpts: string[] = [];
  return { stretches: stretches.map((stretch) => stripStretch(stretch, excerpts)), excerpts };
}
