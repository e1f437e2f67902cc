import { recompute, type Score } from '@aura/shared-domain';
import { apportion, roundTo, sum } from './apportion.ts';

const FEWEST = 2;
const MOST = 6;

/**
 * Number of decimals for the steps, so that recomputing them with a calculator gives the same result: the written mean
 * times the written multiplier rounds to the same one decimal as the real product.
 */
function countDigits(mean: number, multiplier: number): number {
  const end = roundTo(mean * multiplier, 1);
  for (let digits = FEWEST; digits < MOST; digits += 1) {
    const followed = roundTo(roundTo(mean, digits) * multiplier, digits);
    if (roundTo(followed, 1) === end) return digits;
  }
  return MOST;
}

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

/** Decimals of the weights in use, in percent. */
export const SHARE_DIGITS = 1;

/** The displayed figures: weights in percent and points, each rounded so that its column adds up. */
interface WrittenRow {
  readonly weight: number;
  readonly share: number | null;
  readonly points: number | null;
}

/** What the page writes. */
interface Written {
  /** In the order of the rows. */
  readonly rows: readonly WrittenRow[];
  /** Exactly what the points of the rows add up to. */
  readonly mean: number;
  /** This mean times the multiplier. */
  readonly product: number;
  /** Decimals of points, mean and product. */
  readonly digits: number;
  /** Decimals of the weights. */
  readonly weightDigits: number;
}

/** A score taken apart, and put together again by the same rule that made it. */
export interface Arithmetic {
  readonly rows: readonly ArithmeticRow[];
  /** Sum of the points; null if nothing is graded. */
  readonly mean: number | null;
  readonly multiplier: { readonly value: number; readonly reason: string } | null;
  /** The ceiling that caps the value; null if none does. */
  readonly ceiling: { readonly ceiling: number; readonly reason: string } | null;
  readonly recomputed: number | null;
  /** Whether the recomputed value is the stored one. */
  readonly matches: boolean;
  readonly written: Written;
}

/** Takes a score apart for the person to follow. */
export function explainArithmetic(score: Score): Arithmetic {
  const graded = score.dimensions.filter((dimension) => dimension.value !== null);
  const total = sum(graded.map(({ weight }) => weight));
  const rows = score.dimensions.map(({ id, label, rule, weight, value }): ArithmeticRow => {
    const share = value === null || total === 0 ? null : weight / total;
    return { id, label, rule, weight, value, share, points: share === null ? null : share * (value ?? 0) };
  });
  const mean = total === 0 ? null : sum(rows.map((row) => row.points ?? 0));
  // Times one changes nothing that would have to be explained.
  const multiplier = score.multiplier && score.multiplier.value !== 1 ? score.multiplier : null;
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
    written: writeSteps(rows, mean ?? 0, multiplier?.value ?? 1),
  };
}

function writeSteps(rows: readonly ArithmeticRow[], mean: number, multiplier: number): Written {
  const digits = countDigits(mean, multiplier);
  const percents = rows.map(({ weight }) => weight * 100);
  const weightDigits = percents.every((percent) => Math.abs(percent - Math.round(percent)) < 1e-9) ? 0 : 1;
  const weights = apportion(percents, weightDigits);
  const shares = apportion(
    rows.map(({ share }) => (share ?? 0) * 100),
    SHARE_DIGITS,
  );
  const points = apportion(
    rows.map((row) => row.points ?? 0),
    digits,
  );
  return {
    rows: rows.map((row, index) => ({
      weight: weights[index] ?? 0,
      share: row.share === null ? null : (shares[index] ?? 0),
      points: row.points === null ? null : (points[index] ?? 0),
    })),
    mean: roundTo(mean, digits),
    product: roundTo(roundTo(mean, digits) * multiplier, digits),
    digits,
    weightDigits,
  };
}
