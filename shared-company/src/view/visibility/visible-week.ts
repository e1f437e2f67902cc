import { OTHER_UNIT, OTHER_UNIT_NAME, type CompanyOverview } from '@aura/shared-domain';
import type { Company } from '../../records/company.ts';
import { computeMinimums } from './minimums.ts';
import { countPeople, type Part } from './part.ts';

/** What may be shown of a week. */
export interface VisibleWeek<P extends Part> {
  readonly scope: CompanyOverview['scope'];
  readonly units: CompanyOverview['units'];
  /** The parts that the whole company is the sum of; each of them is shown on its own where the scope is `full`. */
  readonly counted: readonly P[];
}

/**
 * The publishable part of a week's sums. It is the second fence. The first one is that sums cover complete groups and
 * were rounded unit by unit, so that even a computed sum reveals no person. This one prevents such computations: once
 * departments are shown, the whole company is the sum of the shown ones, so a waiting unit is not the difference of a
 * total and the others.
 *
 * A week has the same numbers in every view (as the selected week, as the beginning of a period, in a course). If no
 * unit has enough people by itself, the company is shown as one, as it is below `minimumBreakdown`.
 */
export function computeVisibleWeek<P extends Part>(company: Company, parts: readonly P[]): VisibleWeek<P> {
  const { cell, breakdown } = computeMinimums(company);
  const listed = [...company.departments, { id: OTHER_UNIT, name: OTHER_UNIT_NAME }];
  const known = listed.flatMap(({ id }) => parts.find(({ unit }) => unit === id) ?? []);
  const enough = known.filter(({ n }) => n >= cell);
  const scope = scopeOf(countPeople(known), enough.length > 0);
  // The same units in `totals` as in `full`: raising a minimum would otherwise put a hidden one into a total.
  const all = enough.length > 0 ? enough : known.filter(({ n }) => n > 0);
  const counted = { none: [], totals: all, full: enough }[scope];
  return {
    scope,
    counted,
    units: listed.map(({ id, name }) => ({
      id,
      name,
      n: known.find(({ unit }) => unit === id)?.n ?? 0,
      state: scope === 'full' && counted.some(({ unit }) => unit === id) ? 'shown' : 'waiting',
    })),
  };

  function scopeOf(people: number, hasUnit: boolean): CompanyOverview['scope'] {
    if (people < cell) return 'none';
    return people < breakdown || !hasUnit ? 'totals' : 'full';
  }
}
