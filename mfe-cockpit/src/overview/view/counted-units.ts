import type { CompanyOverview } from '@aura/shared-domain';

type Units = CompanyOverview['units'];

/** The units of the whole company that have closed groups, as far as its numbers are of them. */
export interface CountedUnits {
  readonly counted: Units;
  /** Fewer people than a number needs. */
  readonly leftOut: Units;
}

/** Whom the numbers of the whole company are of. Where no unit has enough people by itself, it is shown as one. */
export function countedUnits({ units, company }: Pick<CompanyOverview, 'units' | 'company'>): CountedUnits {
  const withGroups = units.filter(({ n }) => n > 0);
  const isEnough = ({ n }: Units[number]) => n >= company.minimumCell;
  if (!withGroups.some(isEnough)) return { counted: withGroups, leftOut: [] };
  return {
    counted: withGroups.filter(isEnough),
    leftOut: withGroups.filter((unit) => !isEnough(unit)),
  };
}

/** People whom the numbers on the screen are of: of the company those who are counted, of a department all of it. */
export const countPeople = (
  overview: Pick<CompanyOverview, 'units' | 'company' | 'department' | 'n'>,
): number =>
  overview.department === null
    ? countedUnits(overview).counted.reduce((sum, { n }) => sum + n, 0)
    : overview.n;
