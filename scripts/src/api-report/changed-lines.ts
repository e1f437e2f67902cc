/** A line that stands in one of two texts only. */
export interface ChangedLine {
  readonly kind: 'added' | 'removed';
  readonly text: string;
}

/** Lines in which two texts differ, by their longest common subsequence. */
export function changedLines(before: string, after: string): readonly ChangedLine[] {
  const a = before.split('\n');
  const b = after.split('\n');
  const common = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1)
      common[i]?.fill(a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1)), j, j + 1);
  const changes: ChangedLine[] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i += 1;
      j += 1;
    } else if (j >= b.length || (i < a.length && at(i + 1, j) >= at(i, j + 1))) {
      changes.push({ kind: 'removed', text: a[i] ?? '' });
      i += 1;
    } else {
      changes.push({ kind: 'added', text: b[j] ?? '' });
      j += 1;
    }
  }
  return changes.filter(({ text }) => text.trim() !== '');
}
