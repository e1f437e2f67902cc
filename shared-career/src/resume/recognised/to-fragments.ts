import type { Fragment } from '../layout/model.ts';
import type { Grey } from './grey.ts';
import { repairLine } from './repair-line.ts';
import { measureStrokeWidth } from './measure-stroke-width.ts';
import type { RecognisedWord } from './words.ts';

/** Parts of letters above and below the baseline, as shares of the size of type. */
const RISE = { tall: 0.73, low: 0.53 };
const DROP = { deep: 0.21, comma: 0.13 };
const TALL = /[\p{Lu}\p{N}bdfhklitáéíóúâêôãõàü()|/@&%]/u;
const DEEP = /[gjpqyçQ()|@]/u;
const COMMA = /[,;]/u;

/** Blanks between words are narrower than this share of the size. */
const BLANK = 0.85;
/** Strokes this much wider than those of most of the text are bold. */
const BOLD = 1.3;
/** Sizes (points) are told apart in steps, as no two lines come out at quite the same height. */
const STEP = 0.5;
const FONT = 'recognised';
/** Sizes of type that documents have, in points. */
const SIZES = { smallest: 5, largest: 60 };

interface MeasuredLine {
  readonly words: readonly RecognisedWord[];
  /** Pixels. */
  readonly size: number;
  readonly baseline: number;
  /** Stroke of each word as a share of the size; 0 where it is not known. */
  readonly strokes: readonly number[];
}

const computeMedian = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

const findDrop = (text: string): number => (DEEP.test(text) ? DROP.deep : COMMA.test(text) ? DROP.comma : 0);
const hasLetters = ({ text }: RecognisedWord): boolean => /[\p{L}\p{N}]/u.test(text);

/** The words of each line; the engine gives them line by line. */
function groupLines(words: readonly RecognisedWord[]): RecognisedWord[][] {
  const lines: RecognisedWord[][] = [];
  for (const word of words) {
    const open = lines.at(-1);
    if (open?.[0]?.line === word.line) open.push(word);
    else lines.push([word]);
  }
  return lines;
}

function measureLine(words: readonly RecognisedWord[], picture: Grey): MeasuredLine {
  const lettered = words.filter(hasLetters);
  const told = lettered.length > 0 ? lettered : words;
  const size = computeMedian(
    told.map(({ text, height }) => height / ((TALL.test(text) ? RISE.tall : RISE.low) + findDrop(text))),
  );
  return {
    words,
    size,
    baseline: computeMedian(told.map(({ text, top, height }) => top + height - findDrop(text) * size)),
    strokes: words.map((word) =>
      hasLetters(word) ? measureStrokeWidth(picture, word) / Math.max(1, size) : 0,
    ),
  };
}

/** The stroke of most of the letters of a page. */
function computeUsualStroke(lines: readonly MeasuredLine[]): number {
  const strokes = lines.flatMap(({ words, strokes: own }) =>
    own.flatMap((stroke, index) => (stroke > 0 ? Array<number>(words[index]!.text.length).fill(stroke) : [])),
  );
  return computeMedian(strokes);
}

function findBoldWords({ words, strokes }: MeasuredLine, usual: number): boolean[] {
  const alone = strokes.map((stroke) => (stroke === 0 ? null : stroke > BOLD * usual));
  // A word of one or two letters has too few strokes to tell: it goes with those before it.
  return alone.map((bold, index) => {
    if (bold !== null && words[index]!.text.length > 2) return bold;
    return (
      alone.slice(0, index).findLast((before) => before !== null) ??
      alone.find((any) => any !== null) ??
      false
    );
  });
}

/**
 * Makes pieces of text, as a PDF holds them, of the words of a page: words of one line and style that stand side by side
 * are one piece.
 * @param dotsPerInch resolution of the picture; fragments are in points
 */
export function toFragments(
  words: readonly RecognisedWord[],
  picture: Grey,
  { page, dotsPerInch }: { readonly page: number; readonly dotsPerInch: number },
): Fragment[] {
  const points = 72 / dotsPerInch;
  const lines = groupLines(words)
    .map((own) => repairLine(own.toSorted((a, b) => a.left - b.left)))
    .filter((own) => own.length > 0)
    .map((own) => measureLine(own, picture))
    .filter(({ size }) => size * points >= SIZES.smallest && size * points <= SIZES.largest);
  const usual = computeUsualStroke(lines);
  return lines.flatMap((line) => {
    const bold = findBoldWords(line, usual);
    const size = Math.round((line.size * points) / STEP) * STEP;
    const pieces: Fragment[] = [];
    for (const [index, { text, left, width }] of line.words.entries()) {
      const piece: Fragment = {
        page,
        text,
        x: left * points,
        right: (left + width) * points,
        y: line.baseline * points,
        size,
        bold: bold[index]!,
        italic: false,
        font: FONT,
      };
      const open = pieces.at(-1);
      if (
        open !== undefined &&
        open.bold === piece.bold &&
        piece.x - open.right < BLANK * size &&
        open.text !== '•'
      )
        pieces[pieces.length - 1] = { ...open, text: `${open.text} ${text}`, right: piece.right };
      else pieces.push(piece);
    }
    return pieces;
  });
}
