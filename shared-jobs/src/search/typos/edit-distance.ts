/** Rows of the table of distances; used again, since every call fills what it reads. */
const LONGEST = 64;
const makeRow = (): Uint8Array => new Uint8Array(LONGEST + 2);
let [previous2, previous, current] = [makeRow(), makeRow(), makeRow()];

/**
 * Number of typing errors between two words: a letter missing, added or replaced, or two neighbours swapped (optimal
 * string alignment). Computes only cells near the diagonal, and stops after a row that exceeds `most`.
 * @returns the distance, or `most + 1` if it is larger than `most`.
 */
export function computeEditDistance(a: string, b: string, most: number): number {
  const [rows, columns] = [a.length, b.length];
  if (Math.abs(rows - columns) > most || rows > LONGEST || columns > LONGEST) return most + 1;
  const far = most + 1;
  for (let column = 0; column <= columns; column += 1) current[column] = Math.min(column, far);
  for (let row = 1; row <= rows; row += 1) {
    [previous2, previous, current] = [previous, current, previous2];
    const letter = a.charCodeAt(row - 1);
    const before = a.charCodeAt(row - 2);
    const first = Math.max(1, row - most);
    const last = Math.min(columns, row + most);
    current[first - 1] = first === 1 ? Math.min(row, far) : far;
    let least = current[first - 1] ?? far;
    for (let column = first; column <= last; column += 1) {
      const other = b.charCodeAt(column - 1);
      let best = (previous[column - 1] ?? far) + (letter === other ? 0 : 1);
      best = Math.min(best, (current[column - 1] ?? far) + 1, (previous[column] ?? far) + 1);
      if (row > 1 && column > 1 && letter === b.charCodeAt(column - 2) && before === other)
        best = Math.min(best, (previous2[column - 2] ?? far) + 1);
      current[column] = Math.min(best, far);
      least = Math.min(least, current[column] ?? far);
    }
    // The next row reads one cell past this row's band.
    current[last + 1] = far;
    // A swap reaches back two rows, so both have to be past the limit.
    if (least >= far && row > 1 && findLeast(previous, row - 1, columns, most) >= far) return far;
  }
  return current[columns] ?? far;
}

function findLeast(row: Uint8Array, number: number, columns: number, most: number): number {
  let least = most + 1;
  const last = Math.min(columns, number + most);
  for (let column = Math.max(0, number - most); column <= last; column += 1)
    least = Math.min(least, row[column] ?? least);
  return least;
}
