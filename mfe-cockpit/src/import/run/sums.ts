import { foldKey } from '@aura/shared-career';
import {
  companyImportEndpoint,
  type CompanyInvitation,
  MAX_DEPARTMENTS,
  type Refusal,
  refuseWithoutPlace,
  type ResponseOf,
  TOO_MANY_DEPARTMENTS,
} from '@aura/shared-domain';
import type { GoodRow } from '../rows/check-rows.ts';

export type ImportAnswer = ResponseOf<typeof companyImportEndpoint>;
export type Outcome = ImportAnswer['results'][number]['outcome'];
export type RowResult = ImportAnswer['results'][number];

/** The results of a file's calls so far. */
export interface Sums {
  /** Rows that were answered. */
  readonly sent: number;
  readonly results: readonly RowResult[];
  readonly invitations: readonly CompanyInvitation[];
  readonly newDepartments: readonly string[];
  /** The current, or the resulting, state after all of these rows; null before the first answer. */
  readonly seats: ImportAnswer['seats'] | null;
}

export const NOTHING_SENT: Sums = {
  sent: 0,
  results: [],
  invitations: [],
  newDepartments: [],
  seats: null,
};

const takesSeat = ({ outcome }: RowResult): boolean => outcome === 'added' || outcome === 'restored';

/**
 * The sums with one more answer of a dry run. Each call judges its rows as if those before had changed nothing: the free
 * seats and the new departments are carried through the file here, so that it says what the import of all rows would.
 */
function carryOn(
  before: Sums,
  { results, newDepartments, departments, seats }: ImportAnswer,
  rows: readonly GoodRow[],
): Pick<Sums, 'results' | 'newDepartments' | 'seats'> {
  const departmentOf = new Map(rows.map(({ line, person }) => [line, person.department]));
  const room = MAX_DEPARTMENTS - (departments - newDepartments.length);
  const unknown = new Set(newDepartments.map(foldKey));
  const added = new Map(before.newDepartments.map((name) => [foldKey(name), name]));
  let used = seats.used - results.filter(takesSeat).length + before.results.filter(takesSeat).length;
  const judge = (result: RowResult): RowResult => {
    if (result.outcome === 'refused') return result;
    const name = departmentOf.get(result.line) ?? '';
    const isNew = unknown.has(foldKey(name)) && !added.has(foldKey(name));
    if (takesSeat(result) && used >= seats.total) return makeRefused(result, refuseWithoutPlace(seats.total));
    if (isNew && added.size >= room) return makeRefused(result, TOO_MANY_DEPARTMENTS);
    if (isNew) added.set(foldKey(name), name);
    if (takesSeat(result)) used += 1;
    return result;
  };
  const judged = results.map(judge);
  return {
    results: [...before.results, ...judged],
    newDepartments: [...added.values()],
    seats: { total: seats.total, used },
  };
}

const makeRefused = ({ line }: RowResult, refusal: Refusal): RowResult => ({
  line,
  outcome: 'refused',
  refusal,
  changes: [],
});

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
