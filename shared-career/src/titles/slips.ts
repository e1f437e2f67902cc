/** How many slips of the keyboard a word of a length may hold. */
const slipsFor = (length: number): number => (length >= 11 ? 2 : length >= 5 ? 1 : 0);

/** One row of the distances between the beginnings of two words (Levenshtein). */
function nextRow(previous: readonly number[], letter: string, row: number, b: string): number[] {
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

function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let at = 0; at < a.length; at += 1) row = nextRow(row, a.charAt(at), at + 1, b);
  return row.at(-1) ?? 0;
}

const sorted = (word: string): string => word.split('').toSorted().join('');

const sameLetters = (a: string, b: string): boolean => a.length === b.length && sorted(a) === sorted(b);

/**
 * Whether one word is the other with a letter missing, added, replaced or two swapped; the first letter must match.
 */
export function isSlip(a: string, b: string): boolean {
  const most = slipsFor(Math.max(a.length, b.length));
  if (most === 0 || a[0] !== b[0] || Math.abs(a.length - b.length) > most) return false;
  return distance(a, b) <= most + (most === 1 && sameLetters(a, b) ? 1 : 0);
}
