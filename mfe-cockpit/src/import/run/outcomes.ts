import type { CheckedRows, GoodRow, LineProblem } from '../rows/check-rows.ts';
import type { Outcome, RowResult, Sums } from './sums.ts';

/**
 * The outcome of every line of the file. Lines without changes are not sent; for them it is the result of the dry run.
 */
export const combineResults = (trial: Sums, done: Sums): readonly RowResult[] =>
  [...trial.results.filter(({ outcome }) => !CHANGES.has(outcome)), ...done.results].toSorted(compareLines);

/** All lines without success, whether the file or the backend is the reason. */
export const listLeftOut = (
  { good, bad }: CheckedRows,
  results: readonly RowResult[],
): readonly LineProblem[] => [...bad, ...listRefused(results, good)].toSorted(compareLines);

const compareLines = (a: { readonly line: number }, b: { readonly line: number }): number => a.line - b.line;

/** Lines that the backend refused, with its reasons and the person on each. */
export function listRefused(results: readonly RowResult[], rows: readonly GoodRow[]): readonly LineProblem[] {
  const people = new Map(rows.map(({ line, person: { name, email } }) => [line, { name, email }]));
  return results.flatMap(({ line, refusal }) =>
    refusal ? [{ line, problem: refusal.message, person: people.get(line) }] : [],
  );
}

/** Outcomes of rows that have to be sent. */
const CHANGES: ReadonlySet<Outcome> = new Set(['added', 'updated', 'restored']);
const INVITES: ReadonlySet<Outcome> = new Set(['added', 'restored']);

/** The rows by which something would change. */
export function selectWorthImporting(rows: readonly GoodRow[], trial: Sums): readonly GoodRow[] {
  const lines = selectLinesWith(trial, CHANGES);
  return rows.filter(({ line }) => lines.has(line));
}

/**
 * Rows of people who were put on the list by a call whose answer did not arrive: sent again they change nothing, and
 * give no link.
 */
export function withoutLink(rows: readonly GoodRow[], trial: Sums, done: Sums): readonly GoodRow[] {
  const invited = selectLinesWith(trial, INVITES);
  const unchanged = selectLinesWith(done, new Set(['unchanged']));
  return rows.filter(({ line }) => invited.has(line) && unchanged.has(line));
}

const selectLinesWith = ({ results }: Sums, outcomes: ReadonlySet<Outcome>): ReadonlySet<number> =>
  new Set(results.filter(({ outcome }) => outcomes.has(outcome)).map(({ line }) => line));
