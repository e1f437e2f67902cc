import type { GoodRow, LineProblem } from '../rows/check-rows.ts';
import type { RowResult } from './sums.ts';

/** Lines that the backend refused, with its reasons and who stands on them. */
export function listRefused(results: readonly RowResult[], rows: readonly GoodRow[]): readonly LineProblem[] {
  const people = new Map(rows.map(({ line, person: { name, email } }) => [line, { name, email }]));
  return results.flatMap(({ line, refusal }) =>
    refusal ? [{ line, problem: refusal.message, person: people.get(line) }] : [],
  );
}
