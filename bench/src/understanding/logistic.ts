import type { LabelledSignals } from './labelled.ts';

/** Steps of Newton's method; it settles in fewer than ten. */
const STEPS = 12;
/** What a weight costs: with less the weights say more of single cases. */
const RIDGE = 20;
/** A signal that was seen less often than this teaches nothing. */
const FEWEST_SEEN = 25;
/** Smaller weights change nothing. */
const SMALLEST = 0.05;

/** Solves a symmetric system by elimination; both are used up. */
function solve(matrix: Float64Array[], right: Float64Array): Float64Array {
  const size = right.length;
  for (let pivot = 0; pivot < size; pivot += 1) {
    const row = matrix[pivot] ?? new Float64Array(size);
    for (let below = pivot + 1; below < size; below += 1) {
      const other = matrix[below] ?? new Float64Array(size);
      const factor = (other[pivot] ?? 0) / (row[pivot] ?? 1);
      if (factor === 0) continue;
      for (let at = pivot; at < size; at += 1) other[at] = (other[at] ?? 0) - factor * (row[at] ?? 0);
      right[below] = (right[below] ?? 0) - factor * (right[pivot] ?? 0);
    }
  }
  for (let pivot = size - 1; pivot >= 0; pivot -= 1) {
    let sum = right[pivot] ?? 0;
    for (let at = pivot + 1; at < size; at += 1) sum -= (matrix[pivot]?.[at] ?? 0) * (right[at] ?? 0);
    right[pivot] = sum / (matrix[pivot]?.[pivot] ?? 1);
  }
  return right;
}

/** Weights of a logistic model with a ridge, to two decimals, by name. */
export function fitWeights(rows: readonly LabelledSignals[]): Record<string, number> {
  const seen = new Map<string, number>();
  for (const { signals } of rows)
    for (const name of signals.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
  const names = [...seen.keys()].filter((name) => (seen.get(name) ?? 0) >= FEWEST_SEEN).toSorted();
  const places = new Map(names.map((name, at) => [name, at]));
  const sparse = rows.map(({ signals, has }) => ({
    has: Number(has),
    values: [...signals].flatMap(([name, value]): [number, number][] => {
      const at = places.get(name);
      return at === undefined ? [] : [[at, value]];
    }),
  }));
  const weights = new Float64Array(names.length);
  for (let step = 0; step < STEPS; step += 1) {
    const slope = weights.map((weight) => -RIDGE * weight);
    const curve = names.map((_, at) => {
      const row = new Float64Array(names.length);
      row[at] = RIDGE;
      return row;
    });
    for (const { has, values } of sparse) {
      const sum = values.reduce((total, [at, value]) => total + (weights[at] ?? 0) * value, 0);
      const likelihood = 1 / (1 + Math.exp(-sum));
      const spread = likelihood * (1 - likelihood);
      for (const [at, value] of values) {
        slope[at] = (slope[at] ?? 0) + (has - likelihood) * value;
        const row = curve[at];
        if (row)
          for (const [other, second] of values) row[other] = (row[other] ?? 0) + spread * value * second;
      }
    }
    for (const [at, change] of solve(curve, slope).entries()) weights[at] = (weights[at] ?? 0) + change;
  }
  return Object.fromEntries(
    names.flatMap((name, at): [string, number][] => {
      const weight = Math.round((weights[at] ?? 0) * 100) / 100;
      return Math.abs(weight) < SMALLEST ? [] : [[name, weight]];
    }),
  );
}
