import { joinWrapped } from '../../text/index.ts';
import { isBold, leadsBold, leadsItalic, type Line, type Run } from '../layout/model.ts';
import { continues, computeLimits } from './wrap.ts';

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

const joinRunTexts = (runs: readonly Run[]): string => runs.map((run) => run.text).join('');

/** The text of a block without its sides. */
export const blockText = (block: Block): string =>
  block.cells
    .map(joinRunTexts)
    .join('  ')
    .replace(/\u00ad/gu, '')
    .trim();

/** The text of a block with its sides: all that the person wrote there. */
export const joinWholeText = (block: Block): string =>
  [blockText(block), ...block.sides].filter((part) => part !== '').join(' – ');

function joinRuns(above: readonly Run[], below: readonly Run[]): Run[] {
  const last = above.at(-1);
  const first = below[0];
  if (last === undefined || first === undefined) return [...above, ...below];
  const joined = joinWrapped(last.text, first.text);
  const alike = last.bold === first.bold && last.italic === first.italic;
  if (alike) return [...above.slice(0, -1), { ...last, text: joined }, ...below.slice(1)];
  return [...above.slice(0, -1), { ...last, text: `${last.text.trimEnd()} ` }, ...below];
}

/** Puts the wrapped lines of a section together; `leading` is the document's, from {@link computeLeading}. */
export function toBlocks(lines: readonly Line[], leading: number): Block[] {
  const limits = computeLimits(lines, leading);
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
