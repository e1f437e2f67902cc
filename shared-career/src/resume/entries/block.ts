import { joinWrapped } from '../../text/index.ts';
import { takePlace } from '../fields/take-place.ts';
import { isBold, leadsBold, leadsItalic, type Line, lineText, type Run } from '../layout/model.ts';

/** A logical line: a paragraph or list item with its wrapped lines put together. */
export interface Block {
  /** Runs by cell. */
  readonly cells: readonly (readonly Run[])[];
  readonly sides: readonly string[];
  readonly bullet: boolean;
  /** Space above, in font sizes. */
  readonly gap: number;
  readonly x: number;
  readonly size: number;
  readonly bold: boolean;
  readonly lead: boolean;
  readonly italic: boolean;
}

const runsText = (runs: readonly Run[]): string => runs.map((run) => run.text).join('');

/** The text of a block without its sides. */
export const blockText = (block: Block): string =>
  block.cells
    .map(runsText)
    .join('  ')
    .replace(/\u00ad/gu, '')
    .trim();

/** The text of a block with its sides: all that the person wrote there. */
export const wholeText = (block: Block): string =>
  [blockText(block), ...block.sides].filter((part) => part !== '').join(' – ');

/** Widest space, in font sizes, between the lines of one paragraph. */
const PARAGRAPH_GAP = 1.8;
/** A numbered item never goes on with the line above. */
const NUMBERED = /^\d{1,2}[.)]\s/u;

/** The usual distance between the lines of a paragraph, in font sizes: the smaller distances of a document. */
export function leadingOf(lines: readonly Line[]): number {
  const gaps = lines.map((line) => line.gap).filter((gap) => gap >= 0.9 && gap <= 2.5);
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.12)] ?? PARAGRAPH_GAP;
}
const SAME_EDGE = 5;

/** Where the text of a line could have run to: its column's right edge, or the rail beside it. */
interface Limits {
  readonly right: number;
  readonly rail: number;
  readonly edge: number;
  /** Widest space above a line that goes on with a paragraph, in font sizes. */
  readonly gap: number;
}

function limitsOf(lines: readonly Line[], leading: number): Limits {
  const rails = lines.flatMap((line) => (line.sideX !== null && line.sideX > line.right ? [line.sideX] : []));
  const rail = rails.length === 0 ? Infinity : Math.min(...rails);
  const widest = Math.max(0, ...lines.map((line) => line.right));
  const bound = Math.max(widest, ...lines.map((line) => line.bound));
  // Text that stays left of the rail ends where several lines do, or at the rail; other text fills its column.
  const filled = lines.filter((line) => line.right > 0.94 * widest).length >= 3 && widest > 0.85 * rail;
  return {
    right: widest > rail || rail === Infinity ? bound : filled ? widest : rail,
    rail,
    edge: Math.min(...lines.map((line) => line.edge)),
    gap: Math.min(PARAGRAPH_GAP, 1.12 * leading + 0.04),
  };
}

function firstWordFits(above: Line, line: Line, limits: Limits): boolean {
  const text = lineText(line);
  const word = /^\S+/u.exec(text)?.[0] ?? '';
  const width = ((line.right - line.x) * word.length) / Math.max(1, text.length);
  const limit =
    above.sideX !== null && above.sideX > above.right ? Math.min(limits.right, limits.rail) : limits.right;
  return above.right + width + 0.25 * line.size < limit - 1;
}

const sameDress = (above: Line, line: Line): boolean => {
  const last = above.cells.at(-1)?.runs.at(-1);
  const first = line.cells[0]?.runs[0];
  return (
    last?.bold === first?.bold &&
    (last?.italic === first?.italic || last?.bold === false) &&
    Math.abs(above.size - line.size) < 0.6
  );
};

function continuesPlain(above: Line, line: Line): boolean {
  const upper = lineText(above);
  const lower = lineText(line);
  if (line.gap > 1 || above.cells.length > 1) return false;
  if (/[-\u00ad]$/u.test(upper) && /^\p{Ll}/u.test(lower)) return true;
  if (above.bullet && line.x > above.edge) return true;
  return /^\p{Ll}/u.test(lower) && upper.length >= 45 && !/[.:;!?]$/u.test(upper);
}

/** Whether a line goes on with the paragraph or list item above it. */
function continues(above: Line, line: Line, start: Line, limits: Limits): boolean {
  if (
    line.whole ||
    line.bullet ||
    line.cells.length !== 1 ||
    above.cells.length === 0 ||
    NUMBERED.test(lineText(line))
  )
    return false;
  if (line.size === 0) return continuesPlain(above, line);
  const near = line.gap <= limits.gap || (line.page !== above.page && /^\p{Ll}/u.test(lineText(line)));
  if (!near || !sameDress(above, line)) return false;
  const x = above.bullet || start.bullet ? start.x : (start.cells.at(-1)?.x ?? start.x);
  if (Math.abs(line.x - x) > SAME_EDGE) return false;
  const text = lineText(above);
  if (/[,–—&]$|\s(?:de|da|do|e|em|and|of|in|the)$/u.test(text) && !start.bullet) return true;
  // The heading of an entry is complete with its place.
  if (leadsBold(start) && !isBold(start) && takePlace(text, false).place !== '') return false;
  const full = !firstWordFits(above, line, limits);
  if (start.bullet) return full || line.x > limits.edge + SAME_EDGE || /^\p{Ll}/u.test(lineText(line));
  return full;
}

function joinRuns(above: readonly Run[], below: readonly Run[]): Run[] {
  const last = above.at(-1);
  const first = below[0];
  if (last === undefined || first === undefined) return [...above, ...below];
  const joined = joinWrapped(last.text, first.text);
  const alike = last.bold === first.bold && last.italic === first.italic;
  if (alike) return [...above.slice(0, -1), { ...last, text: joined }, ...below.slice(1)];
  return [...above.slice(0, -1), { ...last, text: `${last.text.trimEnd()} ` }, ...below];
}

/** Puts the wrapped lines of a section together; `leading` is the document's, from {@link leadingOf}. */
export function toBlocks(lines: readonly Line[], leading: number): Block[] {
  const limits = limitsOf(lines, leading);
  const blocks: Block[] = [];
  let start: Line | undefined;
  let above: Line | undefined;
  for (const line of lines) {
    const last = blocks.at(-1);
    if (
      above !== undefined &&
      start !== undefined &&
      last !== undefined &&
      continues(above, line, start, limits)
    ) {
      const cells = [
        ...last.cells.slice(0, -1),
        joinRuns(last.cells.at(-1) ?? [], line.cells[0]?.runs ?? []),
      ];
      blocks[blocks.length - 1] = { ...last, cells, sides: [...last.sides, ...line.sides] };
      above = { ...line, bullet: false };
      continue;
    }
    start = line;
    above = line;
    blocks.push({
      cells: line.cells.map((cell) => cell.runs),
      sides: line.sides,
      bullet: line.bullet,
      gap: line.gap,
      x: line.x,
      size: line.size,
      bold: isBold(line),
      lead: leadsBold(line),
      italic: leadsItalic(line),
    });
  }
  return blocks;
}
