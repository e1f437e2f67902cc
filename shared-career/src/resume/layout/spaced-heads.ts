import { findExactHead } from '../sections/heads.ts';
import type { Fragment } from './model.ts';
import type { Row } from './rows.ts';

const SPACED = /^\s*(?:\p{L}\s+){2,}\p{L}\s*$/u;
const LETTERS = /^\s*(?:\p{L}\s+)*\p{L}\s*$/u;
/** Edges closer than this (points) are one edge. */
const EDGE = 3;
/** Widest gap, in font sizes, between two words set in single letters, and between two lines of one head. */
const WORD_GAP = 3;
const NEAR = 1.8;

const close = (text: string): string =>
  text
    .trim()
    .split(/\s{2,}/u)
    .map((word) => word.replace(/\s/gu, ''))
    .join(' ');

const isAlike = (one: Fragment, other: Fragment): boolean =>
  one.font === other.font && Math.abs(one.size - other.size) < 0.3;

/** Words of one line that are set in single letters, put together: "S O B R E" and "M I M" make "SOBRE MIM". */
function joinWords(fragments: readonly Fragment[]): Fragment[] {
  const sorted = fragments.toSorted((a, b) => a.x - b.x);
  const result: Fragment[] = [];
  for (const fragment of sorted) {
    const last = result.at(-1);
    const spaced = SPACED.test(fragment.text);
    if (
      last !== undefined &&
      LETTERS.test(fragment.text) &&
      isAlike(last, fragment) &&
      (spaced ||
        sorted.some((each) => each !== fragment && isAlike(each, fragment) && SPACED.test(each.text))) &&
      fragment.x - last.right < WORD_GAP * fragment.size &&
      closed.has(last)
    ) {
      const joined = { ...last, text: `${last.text} ${close(fragment.text)}`, right: fragment.right };
      closed.add(joined);
      result[result.length - 1] = joined;
      continue;
    }
    const own = spaced ? { ...fragment, text: close(fragment.text) } : fragment;
    if (spaced) closed.add(own);
    result.push(own);
  }
  return result;
}

/** Fragments whose letters were put together. */
const closed = new WeakSet<Fragment>();

/** A head that is broken between two of its letters, as narrow columns break it: "CERTIFICAÇ" above "ÕES". */
const joinLines = (above: string, below: string): string =>
  findExactHead(`${above} ${below}`) !== null || findExactHead(`${above}${below}`) === null
    ? `${above} ${below}`
    : above + below;

/** Puts heads together that are set in single letters, on one line or on several. */
export function joinSpacedHeads(rows: readonly Row[]): Row[] {
  const result: { y: number; fragments: Fragment[] }[] = [];
  for (const row of rows) {
    const fragments: Fragment[] = [];
    for (const fragment of joinWords(row.fragments)) {
      const above = result
        .at(-1)
        ?.fragments.find(
          (each) =>
            closed.has(each) &&
            isAlike(each, fragment) &&
            Math.abs(each.x - fragment.x) <= EDGE &&
            row.y - each.y <= NEAR * fragment.size,
        );
      const goesOn = above !== undefined && (closed.has(fragment) || LETTERS.test(fragment.text));
      const last = result.at(-1);
      if (!goesOn || last === undefined) {
        fragments.push(fragment);
        continue;
      }
      const joined = { ...above, text: joinLines(above.text, close(fragment.text)) };
      closed.add(joined);
      last.fragments = last.fragments.map((each) => (each === above ? joined : each));
    }
    if (fragments.length > 0) result.push({ y: row.y, fragments });
  }
  return result;
}
