import { displayText } from '../../text/index.ts';
import { isLoneDate } from '../dates/period.ts';
import { isPlace } from '../fields/place.ts';
import { takeBullet } from '../layout/bullets.ts';
import { type Cell, cellText, type Line, plainLine, type Run } from '../layout/model.ts';
import type { Stretch } from '../layout/order.ts';
import { exactHead } from '../sections/heads.ts';
import type { Paragraph, Part, Piece, Table } from './paragraphs.ts';

const DEFAULT_SIZE = 11;
const SPACED = 6;

/** Splits the pieces of a paragraph into visual lines and those into cells at tabs. */
function toCells(pieces: readonly Piece[]): { cells: Cell[]; size: number }[] {
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
        const text = displayText(token).replace(/\s{4,}/gu, '   ');
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

function lineOf(cells: readonly Cell[], size: number, extra: Partial<Line>): Line | null {
  const sides =
    cells.length < 2
      ? []
      : cells.filter(
          (cell, index) =>
            isLoneDate(cellText(cell)) ||
            (index > 0 && index === cells.length - 1 && isPlace(cellText(cell))),
        );
  const rest = cells.filter((cell) => !sides.includes(cell));
  const { bullet, cells: main } = takeBullet(rest.length === 0 ? cells : rest);
  if (main.length === 0) return null;
  return plainLine([], {
    cells: main,
    sides: rest.length === 0 ? [] : sides.map(cellText),
    bullet: bullet || extra.bullet === true,
    size,
    whole: true,
    ...(extra.x === undefined ? {} : { x: extra.x, edge: extra.x }),
    gap: extra.gap ?? 1.2,
  });
}

/** Turns blocks into lines, keeping count of the empty paragraphs between them. */
class Writer {
  readonly stretches: Stretch[] = [];
  private lines: Line[] = [];
  private blank = 0;

  add(line: Line | null): void {
    if (line === null) return;
    const first = this.lines.length === 0;
    this.lines.push({ ...line, gap: first ? 9 : line.gap + this.blank });
    this.blank = 0;
  }

  paragraph(paragraph: Paragraph, side = ''): void {
    const lines = toCells(paragraph.pieces).filter(({ cells }) => cells.length > 0);
    if (lines.length === 0) this.blank += 1;
    for (const [index, { cells, size }] of lines.entries()) {
      const gap = index === 0 && paragraph.before >= SPACED ? 1.75 : 1.2;
      const line = lineOf(cells, size, { bullet: index === 0 && paragraph.listed, x: paragraph.indent, gap });
      this.add(line === null || index > 0 || side === '' ? line : { ...line, sides: [...line.sides, side] });
    }
  }

  table(table: Table): void {
    const columned = table.rows.some((row) => row.filter((cell) => filled(cell).length >= 4).length >= 2);
    for (const row of table.rows) {
      const cells = row.filter((cell) => filled(cell).length > 0);
      if (columned && cells.length > 1) {
        for (const [index, cell] of cells.entries()) {
          this.end(index === 0 ? 'left' : 'right', cell);
        }
        continue;
      }
      this.row(cells);
    }
  }

  private row(cells: readonly (readonly Paragraph[])[]): void {
    if (cells.length > 1 && cells.every((cell) => filled(cell).length === 1)) {
      const lines = cells
        .map((cell) => toCells(filled(cell)[0]?.pieces ?? [])[0])
        .filter((line) => line !== undefined);
      this.add(
        lineOf(
          lines.flatMap((line) => line.cells),
          lines[0]?.size ?? DEFAULT_SIZE,
          { gap: 1.75 },
        ),
      );
      return;
    }
    const [first, ...others] = cells;
    const label = first === undefined || filled(first).length !== 1 ? '' : textOf(filled(first)[0]);
    if (others.length > 0 && isLoneDate(label)) {
      for (const [index, paragraph] of others.flat().entries())
        this.paragraph(paragraph, index === 0 ? label : '');
      return;
    }
    // A head beside its section becomes a line above it.
    for (const cell of cells)
      for (const paragraph of cell)
        this.paragraph(exactHead(textOf(paragraph)) === null ? paragraph : { ...paragraph, before: SPACED });
  }

  /** Closes the stretch that is open and writes one cell of a columned table as a stretch of its own. */
  private end(kind: Stretch['kind'], cell: readonly Paragraph[]): void {
    this.flush('full');
    for (const paragraph of cell) this.paragraph(paragraph);
    this.flush(kind);
  }

  flush(kind: Stretch['kind']): void {
    if (this.lines.length > 0) this.stretches.push({ kind, lines: this.lines });
    this.lines = [];
    this.blank = 0;
  }
}

const textOf = (paragraph: Paragraph | undefined): string =>
  (paragraph?.pieces ?? [])
    .map((piece) => piece.text)
    .join('')
    .trim();
const filled = (cell: readonly Paragraph[]): Paragraph[] =>
  cell.filter((paragraph) => textOf(paragraph) !== '');

/** Puts the parts of a Word document into reading order: headers, body, footers. */
export function docxStretches(headers: readonly Part[], body: Part, footers: readonly Part[]): Stretch[] {
  const writer = new Writer();
  const write = (part: Part): void => {
    for (const block of part.blocks) {
      if (block.kind === 'paragraph') writer.paragraph(block);
      else writer.table(block);
    }
  };
  for (const part of headers) write(part);
  write(body);
  writer.flush('full');
  for (const part of footers) write(part);
  writer.flush('full');
  return writer.stretches;
}
