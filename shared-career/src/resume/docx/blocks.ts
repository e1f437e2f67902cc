import type { Look } from './styles.ts';

/** A stretch of one look. A line break is `\n`, a tab `\t`. */
export interface Piece extends Look {
  readonly text: string;
}

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly pieces: readonly Piece[];
  readonly listed: boolean;
  /** Points. */
  readonly indent: number;
  /** Space before, in points. */
  readonly before: number;
}

export interface Table {
  readonly kind: 'table';
  readonly rows: readonly (readonly (readonly Paragraph[])[])[];
}

/** What a part of a Word document holds, in order. */
export interface Part {
  readonly blocks: readonly (Paragraph | Table)[];
  /** Text that Word would not show. */
  readonly hidden: readonly string[];
  /** Whether the part has more paragraphs than are kept. */
  readonly cut: boolean;
}

/** Most paragraphs of a part that are kept; a CV of twelve full pages has a tenth of it. */
const MOST = 10_000;

/** Adds paragraphs at their place in a part: to the open cell, or after the last block. */
export interface Blocks {
  readonly place: (paragraph: Paragraph) => void;
  readonly openTable: () => void;
  readonly openRow: () => void;
  readonly openCell: () => void;
  /** A table within another one, or within a text box, becomes its paragraphs. */
  readonly closeTable: (isInside: boolean) => void;
  /** What was placed so far, and whether there was more than is kept. */
  readonly read: () => Pick<Part, 'blocks' | 'cut'>;
}

/** A part without a block yet. */
export function createBlocks(): Blocks {
  const blocks: (Paragraph | Table)[] = [];
  const tables: Paragraph[][][][] = [];
  let count = 0;
  const place = (paragraph: Paragraph): void => {
    count += 1;
    if (count > MOST) return;
    const cell = tables.at(-1)?.at(-1)?.at(-1);
    if (cell === undefined) blocks.push(paragraph);
    else cell.push(paragraph);
  };
  return {
    place,
    openTable: () => void tables.push([]),
    openRow: () => void tables.at(-1)?.push([]),
    openCell: () => void tables.at(-1)?.at(-1)?.push([]),
    closeTable(isInside) {
      const rows = tables.pop();
      if (rows === undefined) return;
      if (tables.length === 0 && !isInside) blocks.push({ kind: 'table', rows });
      else for (const paragraph of rows.flat(2)) place(paragraph);
    },
    read: () => ({ blocks, cut: count > MOST }),
  };
}
