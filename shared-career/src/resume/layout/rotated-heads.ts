import { findExactHead } from '../sections/heads.ts';
import type { Fragment } from './model.ts';
import { toRows } from './rows.ts';

/** A piece of text that runs up or down the page. Points from the top left. */
export interface RotatedText {
  readonly page: number;
  readonly text: string;
  readonly x: number;
  readonly top: number;
  readonly bottom: number;
  /** Whether it is read from the bottom to the top. */
  readonly up: boolean;
  readonly size: number;
}

/** Edges closer than this (points) are one edge. */
const EDGE = 3;
/** Widest gap, in font sizes, inside a text, and the gap from which it is a blank. */
const GAP = 0.4;
const BLANK = 0.13;
const LONGEST = 40;

const getBeginning = (piece: RotatedText): number => (piece.up ? piece.bottom : -piece.top);

/** Puts the pieces of one rotated text together: they follow one another along one edge. */
function joinPieces(pieces: readonly RotatedText[]): RotatedText[] {
  const sorted = pieces.toSorted((a, b) => a.page - b.page || a.x - b.x || getBeginning(b) - getBeginning(a));
  const joined: RotatedText[] = [];
  for (const piece of sorted) {
    const last = joined.at(-1);
    const gap = last === undefined ? Infinity : last.up ? last.top - piece.bottom : piece.top - last.bottom;
    if (
      last === undefined ||
      last.page !== piece.page ||
      last.up !== piece.up ||
      Math.abs(last.x - piece.x) > EDGE ||
      Math.abs(gap) > GAP * piece.size
    ) {
      joined.push(piece);
      continue;
    }
    joined[joined.length - 1] = {
      ...last,
      text: `${last.text}${gap > BLANK * piece.size && !last.text.endsWith(' ') ? ' ' : ''}${piece.text}`,
      top: Math.min(last.top, piece.top),
      bottom: Math.max(last.bottom, piece.bottom),
    };
  }
  return joined;
}

/** Baseline of the first line of a head's section: below the widest space between the head above and its own upper end. */
function findSectionTop(
  head: RotatedText,
  above: RotatedText | undefined,
  baselines: readonly number[],
): number {
  const from = above === undefined ? head.top - 2 * head.size : above.bottom - 0.5 * head.size;
  const steps = baselines
    .map((y, index) => ({ y, gap: y - (baselines[index - 1] ?? y - 2 * head.size) }))
    .filter(({ y }) => y > from);
  const inside = steps.filter(({ y }) => y <= head.top + 1.5 * head.size);
  const [best] = (inside.length === 0 ? steps.slice(0, 1) : inside).toSorted((a, b) => b.gap - a.gap);
  return best === undefined ? head.top : best.y - Math.min(0.5 * best.gap, 1.1 * head.size);
}

/** Places rotated headings above their sections; `rest` are the rotated texts that are no headings. */
export function turnHeads(
  pieces: readonly RotatedText[],
  fragments: readonly Fragment[],
): { heads: Fragment[]; rest: string[] } {
  const texts = joinPieces(pieces);
  const isHead = ({ text, x }: RotatedText): boolean =>
    findExactHead(text) !== null ||
    (text.length <= LONGEST &&
      /^\p{L}[\p{L}\s&,/-]+$/u.test(text) &&
      texts.filter((other) => Math.abs(other.x - x) <= EDGE).length >= 3);
  const standing = texts.filter(isHead).toSorted((a, b) => a.page - b.page || a.top - b.top);
  const heads = standing.map((head, index): Fragment => {
    const { page, text, x, size } = head;
    const above = standing[index - 1];
    const baselines = toRows(fragments.filter((fragment) => fragment.page === page)).map(({ y }) => y);
    const y = findSectionTop(head, above?.page === page ? above : undefined, baselines);
    const right = x + text.length * size * 0.5;
    return { page, text, x, right, y, size, bold: true, italic: false, font: 'rotated' };
  });
  return { heads, rest: texts.filter((text) => !isHead(text)).map(({ text }) => text) };
}
