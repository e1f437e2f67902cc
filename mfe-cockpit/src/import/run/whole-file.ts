import type { CheckedRows, LineProblem } from '../rows/check-rows.ts';
import { listRefused } from './refused-of.ts';
import type { RowResult, Sums } from './sums.ts';
import { CHANGES } from './worth-importing.ts';

/** What became of every line of the file: of those that were not sent, for they change nothing, what the dry run said. */
export const combineResults = (trial: Sums, done: Sums): readonly RowResult[] =>
  [...trial.results.filter(({ outcome }) => !CHANGES.has(outcome)), ...done.results].toSorted(inOrder);

/** Every line that did not get through, be it for what it says or for what the backend says of it. */
export const listLeftOut = (
  { good, bad }: CheckedRows,
  results: readonly RowResult[],
): readonly LineProblem[] => [...bad, ...listRefused(results, good)].toSorted(inOrder);

const inOrder = (a: { readonly line: number }, b: { readonly line: number }): number => a.line - b.line;
