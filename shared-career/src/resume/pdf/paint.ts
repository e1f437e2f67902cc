import { toDisplayText } from '../../text/index.ts';

/** A small filled shape, as browsers draw the bullets of lists; points from the top left. */
export interface Dot {
  readonly x: number;
  readonly right: number;
  readonly y: number;
}

/** What the drawing operators of a page tell beyond its text. */
export interface Painted {
  /** Whether a text is drawn only invisibly. */
  readonly isUnseen: (text: string) => boolean;
  /** Texts drawn on the page that are missing from its text layer `layer`: pdf.js omits text beyond its edges. */
  readonly beyond: (layer: string) => string[];
  readonly dots: readonly Dot[];
}

interface Operators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

type Matrix = readonly [number, number, number, number, number, number];

interface State {
  readonly matrix: Matrix;
  readonly colour: unknown;
  readonly mode: unknown;
}

const combineMatrices = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

/** Only visible characters, so that texts cut differently can be compared. */
const stripBlanks = (text: string): string => toDisplayText(text).replace(/\s/gu, '');

function readGlyphText(args: unknown): string {
  const [glyphs] = Array.isArray(args) ? (args as unknown[]) : [];
  if (!Array.isArray(glyphs)) return '';
  return glyphs
    .map((glyph: unknown) =>
      typeof glyph === 'object' && glyph !== null && 'unicode' in glyph && typeof glyph.unicode === 'string'
        ? glyph.unicode
        : '',
    )
    .join('');
}

const listOf = (args: unknown): ArrayLike<unknown> =>
  Array.isArray(args) || ArrayBuffer.isView(args) ? (args as unknown as ArrayLike<unknown>) : [];

const isWhite = (colour: unknown): boolean =>
  typeof colour === 'string' && /^#f[a-f9]f[a-f9]f[a-f9]$/iu.test(colour);

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box of a path on the page, from the bounds that pdf.js keeps with it; null where it keeps none. */
function readBox(args: unknown, matrix: Matrix): Box | null {
  const bounds = listOf(listOf(args)[2]);
  if (bounds.length < 4) return null;
  const [x0, y0, x1, y1] = [0, 1, 2, 3].map((index) => Number(bounds[index])) as [
    number,
    number,
    number,
    number,
  ];
  const at = (x: number, y: number): [number, number] => [
    matrix[0] * x + matrix[2] * y + matrix[4],
    matrix[1] * x + matrix[3] * y + matrix[5],
  ];
  const corners = [at(x0, y0), at(x1, y1)];
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Area (square points) from which a filled shape counts as a background rather than a rule or a bullet. */
const BACKGROUND_AREA = 3000;
/** Maximum numbers of compared texts, invisible characters, and dots; the rest is ignored. */
const PIECES = 5000;
const UNSEEN = 60_000;
const DOTS = 1000;
const DOT = { smallest: 1, largest: 6 };

const isDot = (box: Box): boolean => {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  return (
    width >= DOT.smallest &&
    width <= DOT.largest &&
    height >= DOT.smallest &&
    height <= DOT.largest &&
    Math.abs(width - height) < 1
  );
};

/**
 * Follows the operators of a page. White text counts as unseen only if nothing darker is painted beneath (white on a
 * coloured sidebar is plain design), and text in an invisible mode only next to more visible text (over a scan it is
 * the result of text recognition). `view` converts the page's coordinates into points from its top left.
 */
export function readPainted(
  operators: Operators,
  codes: Readonly<Record<string, number>>,
  view: readonly number[],
): Painted {
  const texts = { white: '', invisible: '', seen: '' };
  const pieces: string[] = [];
  const dots: Dot[] = [];
  let background = false;
  let state: State = { matrix: view as unknown as Matrix, colour: '#000000', mode: 0 };
  const stack: State[] = [];
  for (const [index, operator] of operators.fnArray.entries()) {
    const args = operators.argsArray[index];
    switch (operator) {
      case codes['save']:
        stack.push(state);
        break;
      case codes['restore']:
        state = stack.pop() ?? state;
        break;
      case codes['transform']:
        state = { ...state, matrix: combineMatrices(state.matrix, args as Matrix) };
        break;
      case codes['setFillRGBColor']:
        state = { ...state, colour: listOf(args)[0] };
        break;
      case codes['setTextRenderingMode']:
        state = { ...state, mode: listOf(args)[0] };
        break;
      case codes['showText']: {
        const text = stripBlanks(readGlyphText(args));
        if (pieces.length < PIECES) pieces.push(readGlyphText(args));
        const room = texts.white.length + texts.invisible.length < UNSEEN;
        if (state.mode === 3 || state.mode === 7) texts.invisible += room ? text : '';
        else if (isWhite(state.colour)) texts.white += room ? text : '';
        else texts.seen += text;
        break;
      }
      case codes['paintImageXObject']:
      case codes['paintInlineImageXObject']:
      case codes['shadingFill']:
        background = true;
        break;
      case codes['constructPath']: {
        const paint = listOf(args)[0];
        if (paint !== codes['fill'] && paint !== codes['eoFill'] && paint !== codes['fillStroke']) break;
        const box = readBox(args, state.matrix);
        if (box === null) background ||= !isWhite(state.colour);
        else if (isDot(box) && dots.length < DOTS)
          dots.push({ x: box.left, right: box.right, y: (box.top + box.bottom) / 2 });
        else if (!isWhite(state.colour))
          background ||= (box.right - box.left) * (box.bottom - box.top) > BACKGROUND_AREA;
        break;
      }
    }
  }
  const unseen = `${background ? '' : texts.white}\n${texts.invisible.length < texts.seen.length ? texts.invisible : ''}`;
  return {
    dots,
    beyond: (layer) => {
      const plain = stripBlanks(layer);
      return pieces.filter((piece) => stripBlanks(piece).length > 2 && !plain.includes(stripBlanks(piece)));
    },
    isUnseen: (text) => {
      const plain = stripBlanks(text);
      return plain.length > 2 && unseen.includes(plain) && !texts.seen.includes(plain);
    },
  };
}
