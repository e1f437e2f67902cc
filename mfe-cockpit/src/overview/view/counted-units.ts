import type { CompanyOverview } from '@aura/shared-domain';

type Units = CompanyOverview['units'];

/** The units of the whole company that have closed groups, as far as its numbers are of them. */
export interface CountedUnits {
  readonly counted: Units;
  /** Fewer people than a number needs. */
  readonly leftOut: Units;
}

/** The units behind the company's numbers. If no unit has enough people by itself, all are shown as one. */
export function selectCountedUnits({
  units,
  company,
}: Pick<CompanyOverview, 'units' | 'company'>): CountedUnits {
  const withGroups = units.filter(({ n }) => n > 0);
  const isEnough = ({ n }: Units[number]) => n >= company.minimumCell;
  if (!withGroups.some(isEnough)) return { counted: withGroups, leftOut: [] };
  return {
    counted: withGroups.filter(isEnough),
    leftOut: withGroups.filter((unit) => !isEnough(unit)),
  };
}

/** The number of people behind the screen: for the company those who count, for a department all of it. */
export const countPeople = (
  overview: Pick<CompanyOverview, 'units' | 'company' | 'department' | 'n'>,
): number =>
  overview.department === null
    ? selectCountedUnits(overview).counted.reduce((sum, { n }) => sum + n, 0)
    : overview.n;
