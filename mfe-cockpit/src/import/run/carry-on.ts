import { foldKey } from '@aura/shared-career';
import { MAX_DEPARTMENTS, refuseWithoutPlace, TOO_MANY_DEPARTMENTS, type Refusal } from '@aura/shared-domain';
import type { GoodRow } from '../rows/check-rows.ts';
import type { ImportAnswer, RowResult, Sums } from './sums.ts';

const takesSeat = ({ outcome }: RowResult): boolean => outcome === 'added' || outcome === 'restored';

/**
 * The sums with one more answer of a dry run. Each call judges its rows as if those before had changed nothing: the free
 * seats and the new departments are carried through the file here, so that it says what the import of all rows would.
 */
export function carryOn(
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
    if (takesSeat(result) && used >= seats.total) return refused(result, refuseWithoutPlace(seats.total));
    if (isNew && added.size >= room) return refused(result, TOO_MANY_DEPARTMENTS);
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

const refused = ({ line }: RowResult, refusal: Refusal): RowResult => ({
  line,
  outcome: 'refused',
  refusal,
  changes: [],
});
