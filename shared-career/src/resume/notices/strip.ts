import { squeeze, type TextRange } from '../../text/index.ts';
import { type Line, readLineText } from '../layout/model.ts';
import type { Stretch } from '../layout/order.ts';
import { cutLine } from './cut-line.ts';
import { findInjections } from './injection.ts';

interface Placed extends TextRange {
  readonly line: Line;
}

/** Maximum number of lines of a broken-up instruction without wrapped sentences. */
const MOST_LINES = 8;
/** Shortest line of plain text, in characters, that a sentence is wrapped after. */
const WRAPPED = 45;

/** Whether a line may belong to the paragraph above: a new list item, or space above, begins another. */
const follows = (line: Line): boolean => !line.bullet && line.gap <= 1.9;

/** Whether the sentence of the line above goes on in a line: it is full there, or says so by its last word. */
function isWrapped(above: Line, line: Line): boolean {
  const upper = readLineText(above);
  const lower = readLineText(line);
  if (!follows(line) || line.whole || /[.!?:;]$/u.test(upper)) return false;
  if (/[,–—-]$|\s(?:de|da|do|a|o|e|em|que|and|or|of|in|to|the|this)$/u.test(upper)) return true;
  if (/^\p{Ll}/u.test(lower) && upper.length >= WRAPPED) return true;
  if (line.size === 0) return false;
  const word = /^\S+/u.exec(lower)?.[0] ?? '';
  const width = ((line.right - line.x) * word.length) / Math.max(1, lower.length);
  return above.right + width + 0.25 * line.size >= line.bound - 1;
}

const isOverlapping = (one: TextRange, other: TextRange): boolean =>
  one.start < other.end && one.end > other.start;

/** What is left of a range between others. */
const without = (range: TextRange, others: readonly TextRange[]): TextRange[] =>
  others.reduce<TextRange[]>(
    (rest, other) =>
      rest.flatMap((piece) =>
        isOverlapping(piece, other)
          ? [
              { start: piece.start, end: other.start },
              { start: other.end, end: piece.end },
            ].filter(({ start, end }) => end > start)
          : [piece],
      ),
    [range],
  );

/** The fewest adjacent lines of a range that still contain an instruction; the whole range if there are none. */
function narrow(text: string, range: TextRange, placed: readonly Placed[]): TextRange[] {
  const inside = placed
    .filter((line) => isOverlapping(line, range))
    .map(({ start, end }) => ({ start: Math.max(start, range.start), end: Math.min(end, range.end) }));
  for (let count = 1; count <= Math.min(MOST_LINES, inside.length); count += 1) {
    const found = inside.flatMap((first, index) => {
      const last = inside[index + count - 1];
      if (last === undefined) return [];
      const window = { start: first.start, end: last.end };
      return findInjections(text.slice(window.start, window.end)).length > 0 ? [window] : [];
    });
    if (found.length > 0) return found;
  }
  return [range];
}

/**
 * Removes sentences addressed to a machine from the lines of a stretch. A sentence ends with its line unless it is
 * wrapped there; an order broken over lines that do not look wrapped is looked for too, and costs only those lines.
 */
function stripStretch(stretch: Stretch, excerpts: string[]): Stretch {
  const placed: Placed[] = [];
  let strict = '';
  let joined = '';
  for (const line of stretch.lines) {
    const above = placed.at(-1)?.line;
    if (above !== undefined) {
      strict += isWrapped(above, line) ? ' ' : '\n';
      joined += follows(line) ? ' ' : '\n';
    }
    const own = readLineText(line);
    placed.push({ line, start: strict.length, end: strict.length + own.length });
    strict += own;
    joined += own;
  }
  const found: TextRange[] = [];
  const add = (ranges: readonly TextRange[]): void => {
    for (const range of ranges) if (!found.some((other) => isOverlapping(range, other))) found.push(range);
  };
  add(findInjections(strict));
  for (const { line, start } of placed)
    add(
      findInjections(readLineText(line)).map((range) => ({
        start: range.start + start,
        end: range.end + start,
      })),
    );
  for (const range of findInjections(joined))
    for (const rest of without(range, found))
      if (findInjections(joined.slice(rest.start, rest.end)).length > 0) add(narrow(joined, rest, placed));
  if (found.length === 0) return stretch;
  excerpts.push(...found.map((range) => squeeze(strict.slice(range.start, range.end))));
  const lines = placed.flatMap(({ line, start, end }) => {
    const hit = found.filter((range) => isOverlapping(range, { start, end }));
    if (hit.length === 0) return [line];
    return (
      cutLine(
        line,
        hit.map((range) => ({ start: range.start - start, end: range.end - start })),
      ) ?? []
    );
  });
  return { ...stretch, lines };
}

/** Removes injected instructions from a document; `excerpts` are shown to the person. */
export function stripInjections(stretches: readonly Stretch[]): { stretches: Stretch[]; excerpts: string[] } {
  const excerpts: string[] = [];
  return { stretches: stretches.map((stretch) => stripStretch(stretch, excerpts)), excerpts };
}
