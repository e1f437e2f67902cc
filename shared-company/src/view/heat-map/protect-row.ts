import { sumOf } from '../visibility/part.ts';

/** A unit's cell of a row: of the `n` people of the unit, how many the row is about. */
export interface RowPart {
  readonly unit: string;
  readonly n: number;
  readonly people: number;
}

/** What of a row is shown. */
export interface ProtectedRow {
  readonly units: ReadonlySet<string>;
  readonly isTotalShown: boolean;
}

/**
 * Decides which cells of a row, and whether its total, can be shown together (complementary cell suppression). `parts`
 * are all the parts of the total. A cell needs `least` people. The total minus the shown cells is the sum of the
 * hidden ones; while that would reveal one of them, the smallest shown cell is hidden too, and finally the total.
 *
 * In a few rows, inverting these rules can still reveal a hidden cell. It is a sum over complete groups, rounded
 * before it was stored: that protects people, and this is an additional fence.
 */
export function protectRow(parts: readonly RowPart[], least: number): ProtectedRow {
  const smallestFirst = parts.filter(({ people }) => people >= least).toSorted((a, b) => a.people - b.people);
  const options = smallestFirst.map(
    (_, hidden) => new Set(smallestFirst.slice(hidden).map(({ unit }) => unit)),
  );
  const units = [...options, new Set<string>()].find((shown) => {
    const hidden = parts.filter(({ unit }) => !shown.has(unit));
    return keepsHidden(hidden, least);
  });
  return { units: units ?? new Set(), isTotalShown: units !== undefined };
}

/**
 * Whether what hidden cells add up to gives none of them away: they have enough people between them, and so are at least
 * two (one with enough would be shown), and not so many that everybody of each unit must be among them.
 */
function keepsHidden(hidden: readonly RowPart[], least: number): boolean {
  const people = sumOf(hidden, (part) => part.people);
  const all = sumOf(hidden, (part) => part.n);
  return hidden.length === 0 || (people >= least && people < all);
}
