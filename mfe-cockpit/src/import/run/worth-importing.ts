import type { GoodRow } from '../rows/check-rows.ts';
import type { Outcome, Sums } from './sums.ts';

/** Outcomes of rows that have to be sent. */
export const CHANGES: ReadonlySet<Outcome> = new Set(['added', 'updated', 'restored']);
const INVITES: ReadonlySet<Outcome> = new Set(['added', 'restored']);

/** The rows by which something would change. */
export function selectWorthImporting(rows: readonly GoodRow[], trial: Sums): readonly GoodRow[] {
  const lines = linesWith(trial, CHANGES);
  return rows.filter(({ line }) => lines.has(line));
}

/**
 * Rows of people who were put on the list by a call whose answer did not arrive: sent again they change nothing, and
 * give no link.
 */
export function withoutLink(rows: readonly GoodRow[], trial: Sums, done: Sums): readonly GoodRow[] {
  const invited = linesWith(trial, INVITES);
  const unchanged = linesWith(done, new Set(['unchanged']));
  return rows.filter(({ line }) => invited.has(line) && unchanged.has(line));
}

const linesWith = ({ results }: Sums, outcomes: ReadonlySet<Outcome>): ReadonlySet<number> =>
  new Set(results.filter(({ outcome }) => outcomes.has(outcome)).map(({ line }) => line));
