/** A piece of text on a page. Points; `y` is the baseline counted from the top of the page. */
export interface Fragment {
  readonly page: number;
  readonly text: string;
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly italic: boolean;
  /** Font identity; only compared for equality. */
  readonly font: string;
}

/** A stretch of one style inside a line. */
export interface Run {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
}

/** Text between two wide gaps of a line. */
export interface Cell {
  readonly runs: readonly Run[];
  readonly x: number;
  readonly right: number;
}

/** A line in reading order. Plain text has no geometry: `size` 0, `x` its indentation in characters. */
export interface Line {
  readonly page: number;
  readonly cells: readonly Cell[];
  /** Lone dates, durations and places beside the text (the "date rail"), in reading order. */
  readonly sides: readonly string[];
  /** Leftmost edge of the sides; null without any. */
  readonly sideX: number | null;
  /** Rightmost edge of the sides; null without any. */
  readonly sideRight: number | null;
  readonly bullet: boolean;
  /** Left edge of the bullet or of the text. */
  readonly edge: number;
  /** Left edge of the text itself. */
  readonly x: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly font: string;
  /** Distance from the baseline above in the same column, in units of this line's size; 9 at the top of a column. */
  readonly gap: number;
  /** A whole paragraph, which never goes on with the line above (word processor files). */
  readonly whole: boolean;
  /** How far right text runs in this line's column. */
  readonly bound: number;
  /** How far left of its place on the page the line is read: columns side by side are read as if one were below the other. */
  readonly shift: number;
}

/** A line as if it stood further left. */
export const moveLeft = (line: Line, by: number): Line => ({
  ...line,
  cells: line.cells.map((cell) => ({ ...cell, x: cell.x - by, right: cell.right - by })),
  sideX: line.sideX === null ? null : line.sideX - by,
  sideRight: line.sideRight === null ? null : line.sideRight - by,
  edge: line.edge - by,
  x: line.x - by,
  right: line.right - by,
  bound: line.bound - by,
  shift: line.shift + by,
});

export const readCellText = (cell: Cell): string => cell.runs.map((run) => run.text).join('');

/** The text of a line without its sides; cells are kept apart by two blanks. */
export const readLineText = (line: Line): string => line.cells.map(readCellText).join('  ').trim();

/** Everything on a line, as a person reads it. */
export const joinFullText = (line: Line): string =>
  [readLineText(line), ...line.sides].filter((part) => part !== '').join('  ');

const listRuns = (line: Pick<Line, 'cells'>): readonly Run[] => line.cells.flatMap((cell) => cell.runs);

/** Whether the whole line is bold. */
export const isBold = (line: Pick<Line, 'cells'>): boolean =>
  line.cells.length > 0 && listRuns(line).every((run) => run.bold);

/** Whether the line begins in bold. */
export const leadsBold = (line: Pick<Line, 'cells'>): boolean => line.cells[0]?.runs[0]?.bold === true;

/** Whether the line begins in italics. */
export const leadsItalic = (line: Pick<Line, 'cells'>): boolean => line.cells[0]?.runs[0]?.italic === true;

/** A line of plain text, which has no geometry. */
export function makePlainLine(cells: readonly string[], extra: Partial<Line> = {}): Line {
  return {
    page: 1,
    cells: cells.map((text) => ({ runs: [{ text, bold: false, italic: false }], x: 0, right: 0 })),
    sides: [],
    sideX: null,
    sideRight: null,
    bullet: false,
    edge: 0,
    x: 0,
    right: 0,
    y: 0,
    size: 0,
    font: '',
    gap: 1,
    whole: false,
    bound: 0,
    shift: 0,
    ...extra,
  };
}
