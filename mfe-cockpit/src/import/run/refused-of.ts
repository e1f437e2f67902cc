import type { LineProblem } from '../rows/check-rows.ts';
import type { RowResult } from './sums.ts';

/** Lines that the backend refused, with its reasons. */
export const refusedOf = (results: readonly RowResult[]): readonly LineProblem[] =>
  results.flatMap(({ line, refusal }) => (refusal ? [{ line, problem: refusal.message }] : []));
