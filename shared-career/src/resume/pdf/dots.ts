import type { Fragment } from '../layout/model.ts';
import type { Dot } from './paint.ts';

/** How far right of its bullet a list item begins, at most, in font sizes. */
const REACH = 2.5;

/** Turns the dots drawn before lines into bullets that the layout understands; other dots are ignored. */
export function convertDotsToBullets(dots: readonly Dot[], fragments: readonly Fragment[]): Fragment[] {
  return dots.flatMap((dot) => {
    const beside = fragments
      .filter(
        (fragment) =>
          fragment.x >= dot.right - 0.5 &&
          fragment.x - dot.right <= REACH * fragment.size &&
          // The middle of lower-case letters is about a quarter of the size above the baseline.
          Math.abs(fragment.y - 0.28 * fragment.size - dot.y) < 0.3 * fragment.size,
      )
      .toSorted((a, b) => a.x - b.x);
    const [first] = beside;
    if (first === undefined) return [];
    // Text to the left means that the dot parts two names rather than opening an item.
    const inside = fragments.some(
      (fragment) =>
        Math.abs(fragment.y - first.y) < 2 &&
        fragment.right > dot.x - 3 * first.size &&
        fragment.right <= dot.x + 1,
    );
    return [{ ...first, text: inside ? ' • ' : '•', x: dot.x, right: dot.right }];
  });
}
