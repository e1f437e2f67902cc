import type { LineProblem } from '../rows/check-rows.ts';
import type { RowResult } from './sums.ts';

/** Lines that the backend refused, with its reasons. */
export const refusedOf = (results: readonly RowResult[]): readonly LineProblem[] =>
  results.flatMap(({ line, outcome, reason }) =>
    outcome === 'refused' ? [{ line, problem: reason ?? 'A linha não pôde ser aceita.' }] : [],
  );
