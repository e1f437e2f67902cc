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

/** The size of most of the text, in points. */
export function computeTypeSize(rows: readonly Row[]): number {
  const weight = new Map<number, number>();
  for (const { size, text } of rows.flatMap(({ fragments }) => fragments))
    weight.set(size, (weight.get(size) ?? 0) + text.length);
  return [...weight].toSorted((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
}

/** Most pieces of text on a page that are compared with one another; a full page has a third of them. */
const MOST_COMPARED = 2500;

/** Whether a page has more pieces of text than people write on one: nothing is put together on it. */
export const isFlooded = (rows: readonly Row[]): boolean =>
  rows.reduce((sum, { fragments }) => sum + fragments.length, 0) > MOST_COMPARED;
