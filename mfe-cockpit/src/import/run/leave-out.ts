import { foldKey } from '@aura/shared-career';
import type { CheckedRows, GoodRow } from '../rows/check-rows.ts';
import { selectWorthImporting } from './outcomes.ts';
import { countOutcome, type Sums } from './sums.ts';

/** The checked rows of a file and the dry run of them. */
export interface Simulation {
  readonly checked: CheckedRows;
  readonly trial: Sums;
}

/** What stays of a simulation without the people of some departments: their lines are left out with the reason. */
export function leaveOutDepartments(
  { checked, trial }: Simulation,
  names: readonly string[],
): Simulation & { readonly rows: readonly GoodRow[] } {
  const refused = new Set(names.map(foldKey));
  const isOut = ({ person }: GoodRow) => refused.has(foldKey(person.department));
  const good = checked.good.filter((row) => !isOut(row));
  const bad = checked.good.filter(isOut).map(({ line, person: { name, email, department } }) => ({
    line,
    problem: `Você escolheu não criar o departamento ${department}.`,
    person: { name, email },
  }));
  const lines = new Set(good.map(({ line }) => line));
  const results = trial.results.filter(({ line }) => lines.has(line));
  const freed = countOutcome(trial.results, 'added', 'restored') - countOutcome(results, 'added', 'restored');
  const rest: Sums = {
    ...trial,
    sent: good.length,
    results,
    newDepartments: trial.newDepartments.filter((name) => !refused.has(foldKey(name))),
    seats: trial.seats && { ...trial.seats, used: trial.seats.used - freed },
  };
  return {
    checked: { good, bad: [...checked.bad, ...bad].toSorted((a, b) => a.line - b.line) },
    trial: rest,
    rows: selectWorthImporting(good, rest),
  };
}
