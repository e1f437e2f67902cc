/** How many slips of the keyboard a word of a length may hold. */
const countSlips = (length: number): number => (length >= 11 ? 2 : length >= 5 ? 1 : 0);

/** One row of the distances between the beginnings of two words (Levenshtein). */
function computeNextRow(previous: readonly number[], letter: string, row: number, b: string): number[] {
  const current = [row];
  for (let at = 1; at <= b.length; at += 1)
    current.push(
      Math.min(
        (previous[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (previous[at - 1] ?? 0) + (b[at - 1] === letter ? 0 : 1),
      ),
    );
  return current;
}

function computeDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let at = 0; at < a.length; at += 1) row = computeNextRow(row, a.charAt(at), at + 1, b);
  return row.at(-1) ?? 0;
}

const sortLetters = (word: string): string => word.split('').toSorted().join('');

const hasSameLetters = (a: string, b: string): boolean =>
  a.length === b.length && sortLetters(a) === sortLetters(b);

/**
 * Whether one word is the other with a letter missing, added, replaced or two swapped; the first letter must match.
 */
export function isSlip(a: string, b: string): boolean {
  const most = countSlips(Math.max(a.length, b.length));
  if (most === 0 || a[0] !== b[0] || Math.abs(a.length - b.length) > most) return false;
  return computeDistance(a, b) <= most + (most === 1 && hasSameLetters(a, b) ? 1 : 0);
}
