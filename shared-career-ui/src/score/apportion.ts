/**
 * Rounds non-negative numbers to `digits` decimals so that they add up to their rounded sum (largest remainder):
 * each one is cut off, and the units of the last digit still missing go to those that lost most.
 */
export function apportion(values: readonly number[], digits: number): number[] {
  const scale = 10 ** digits;
  // A product such as 0.29 × 100 falls a hair short of its whole number.
  const cut = values.map((value) => Math.floor(value * scale + 1e-9));
  const missing = Math.round(roundTo(sum(values), digits) * scale) - sum(cut);
  const byLoss = values
    .map((value, index) => ({ index, loss: value * scale - (cut[index] ?? 0) }))
    .toSorted((a, b) => b.loss - a.loss);
  const raised = new Set(byLoss.slice(0, Math.max(0, missing)).map(({ index }) => index));
  return cut.map((whole, index) => (whole + (raised.has(index) ? 1 : 0)) / scale);
}

/** Sum of numbers; 0 of none. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A number with so many decimals; the one way of rounding on this page, so that no two figures disagree. */
export const roundTo = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits;
