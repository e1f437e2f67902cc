import type { GoodRow } from '../rows/check-rows.ts';
import { carryOn } from './carry-on.ts';
import type { ImportAnswer, Outcome, RowResult, Sums } from './sums.ts';

/** How many lines had an outcome. */
export const countOutcome = (results: readonly RowResult[], ...outcomes: readonly Outcome[]): number =>
  results.filter(({ outcome }) => outcomes.includes(outcome)).length;

/** The sums with the answer to some rows more. On a dry run no call knows what those before it would have done. */
export function addAnswer(sums: Sums, answer: ImportAnswer, rows: readonly GoodRow[], dryRun: boolean): Sums {
  const sent = sums.sent + rows.length;
  if (dryRun) return { ...sums, ...carryOn(sums, answer, rows), sent };
  return {
    sent,
    results: [...sums.results, ...answer.results],
    invitations: [...sums.invitations, ...answer.invitations],
    newDepartments: [...new Set([...sums.newDepartments, ...answer.newDepartments])],
    seats: answer.seats,
  };
}
