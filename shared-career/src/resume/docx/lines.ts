import { isLoneDate } from '../dates/period.ts';
import { isPlace } from '../fields/place.ts';
import type { Line } from '../layout/model.ts';
import type { Stretch } from '../layout/order.ts';
import { findExactHead } from '../sections/heads.ts';
import { DEFAULT_SIZE, buildLine, toCells } from './cells.ts';
import type { Paragraph, Part, Table } from './blocks.ts';

const SPACED = 6;

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

  paragraph(paragraph: Paragraph, sides: readonly string[] = []): void {
    const lines = toCells(paragraph.pieces).filter(({ cells }) => cells.length > 0);
    if (lines.length === 0) this.blank += 1;
    for (const [index, { cells, size }] of lines.entries()) {
      const gap = index === 0 && paragraph.before >= SPACED ? 1.75 : 1.2;
      // A numbered head is a head.
      const bullet = index === 0 && paragraph.listed && findExactHead(joinPieces(paragraph)) === null;
      const line = buildLine(cells, size, { bullet, x: paragraph.indent, gap });
      this.add(line === null || index > 0 ? line : { ...line, sides: [...line.sides, ...sides] });
    }
  }

  table(table: Table): void {
    const columned = table.rows.some(
      (row) => row.filter((cell) => selectFilled(cell).length >= 4).length >= 2,
    );
    for (const row of table.rows) {
      const cells = row.filter((cell) => selectFilled(cell).length > 0);
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
    if (cells.length > 1 && cells.every((cell) => selectFilled(cell).length === 1)) {
      const lines = cells
        .map((cell) => toCells(selectFilled(cell)[0]?.pieces ?? [])[0])
        .filter((line) => line !== undefined);
      this.add(
        buildLine(
          lines.flatMap((line) => line.cells),
          lines[0]?.size ?? DEFAULT_SIZE,
          { gap: 1.75 },
        ),
      );
      return;
    }
    const beside = cells.filter(isRail);
    const main = cells.filter((cell) => !isRail(cell)).flat();
    if (beside.length > 0 && main.length > 0) {
      // Dates and places left or right of an entry belong to its first line.
      const sides = beside.flatMap((cell) => selectFilled(cell).map(joinPieces));
      const first = main.findIndex((paragraph) => joinPieces(paragraph) !== '');
      for (const [index, paragraph] of main.entries())
        this.paragraph(paragraph, index === first ? sides : []);
      return;
    }
    // A head beside its section becomes a line above it.
    for (const cell of cells)
      for (const paragraph of cell)
        this.paragraph(
          findExactHead(joinPieces(paragraph)) === null ? paragraph : { ...paragraph, before: SPACED },
        );
  }

  /** Closes the open stretch and writes one cell of a columned table as a separate stretch. */
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

const joinPieces = (paragraph: Paragraph | undefined): string =>
  (paragraph?.pieces ?? [])
    .map((piece) => piece.text)
    .join('')
    .trim();
const selectFilled = (cell: readonly Paragraph[]): Paragraph[] =>
  cell.filter((paragraph) => joinPieces(paragraph) !== '');

/** Whether a cell of a table holds nothing but dates and places, at least one date among them. */
const isRail = (cell: readonly Paragraph[]): boolean => {
  const texts = selectFilled(cell).map(joinPieces);
  return texts.some(isLoneDate) && texts.every((text) => isLoneDate(text) || isPlace(text));
};

/** Puts the parts of a Word document into reading order: headers, body, footers. */
export function orderDocxStretches(
  headers: readonly Part[],
  body: Part,
  footers: readonly Part[],
): Stretch[] {
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
