import { recompute, type Score } from '@aura/shared-domain';

/** One dimension on its way into the total. */
interface ArithmeticRow {
  readonly id: string;
  readonly label: string;
  readonly rule: string;
  readonly weight: number;
  readonly value: number | null;
  /** Weight after that of the ungraded dimensions went to the others, 0 to 1; null where not graded. */
  readonly share: number | null;
  /** share × value. */
  readonly points: number | null;
}

/** A score taken apart, and put together again by the same rule that made it. */
export interface Arithmetic {
  readonly rows: readonly ArithmeticRow[];
  /** Sum of the points; null where nothing is graded. */
  readonly mean: number | null;
  readonly multiplier: { readonly value: number; readonly reason: string } | null;
  /** The ceiling that holds the value down; null where none does. */
  readonly ceiling: { readonly ceiling: number; readonly reason: string } | null;
  readonly recomputed: number | null;
  /** Whether the recomputed value is the stored one. */
  readonly matches: boolean;
}

/** Takes a score apart for the person to follow. */
export function arithmeticOf(score: Score): Arithmetic {
  const graded = score.dimensions.filter((dimension) => dimension.value !== null);
  const total = graded.reduce((sum, dimension) => sum + dimension.weight, 0);
  const rows = score.dimensions.map(({ id, label, rule, weight, value }): ArithmeticRow => {
    const share = value === null || total === 0 ? null : weight / total;
    return { id, label, rule, weight, value, share, points: share === null ? null : share * (value ?? 0) };
  });
  const mean = total === 0 ? null : rows.reduce((sum, row) => sum + (row.points ?? 0), 0);
  const multiplier = score.multiplier ?? null;
  const before = (mean ?? 0) * (multiplier?.value ?? 1);
  const lowest = score.ceilings.toSorted((a, b) => a.ceiling - b.ceiling)[0];
  const recomputed = recompute(score);
  return {
    rows,
    mean,
    multiplier,
    ceiling: lowest && mean !== null && lowest.ceiling < before ? lowest : null,
    recomputed,
    matches: recomputed === score.value,
  };
}
