import type { Fragment } from './model.ts';

/** Fragments that share a baseline. */
export interface Row {
  readonly y: number;
  readonly fragments: readonly Fragment[];
}

/** Baselines closer than this many points belong to one line. */
const TOLERANCE = 3.5;

/** Groups the fragments of one page into rows, from top to bottom. */
export function toRows(fragments: readonly Fragment[]): Row[] {
  const sorted = fragments.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const rows: { y: number; fragments: Fragment[] }[] = [];
  for (const fragment of sorted) {
    const row = rows.at(-1);
    if (row !== undefined && fragment.y - row.y <= Math.min(TOLERANCE, 0.4 * fragment.size + 0.5)) {
      row.fragments.push(fragment);
    } else rows.push({ y: fragment.y, fragments: [fragment] });
  }
  return rows;
}
