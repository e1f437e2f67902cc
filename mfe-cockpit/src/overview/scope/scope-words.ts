import { choosePlural, MINIMUM_CELL, OTHER_UNIT, type CompanyOverview } from '@aura/shared-domain';
import { counted, formatWhole } from '../../words/numbers.ts';
import {
  ACCOUNTS_NEEDED,
  describeDepartmentStart,
  OTHERS_TOGETHER,
  UNIT_DISAPPEARS,
} from './department-begins.ts';

type Scoped = Pick<CompanyOverview, 'company' | 'units'>;

/** People of the whole company in a closed group. */
const countPeopleInGroups = ({ units }: Pick<CompanyOverview, 'units'>): number =>
  units.reduce((sum, { n }) => sum + n, 0);

/** How far the company is from its first number. */
export function describeMissing({ company, units }: Scoped): string {
  const groups = Math.ceil(company.minimumCell / MINIMUM_CELL);
  const people = countPeopleInGroups({ units });
  const needed = counted(groups, 'grupo', 'grupos');
  const now = people === 0 ? '' : ` Hoje ${choosePlural(people, 'é', 'são')} ${formatWhole(people)}.`;
  return (
    `O primeiro número aparece com pelo menos ${counted(company.minimumCell, 'pessoa', 'pessoas')} em ` +
    `grupos, ou seja, com ${needed} de ${MINIMUM_CELL}.${now} ${ACCOUNTS_NEEDED}`
  );
}

/** Why there are totals of the company and nothing of its departments. */
export function describeTotals({ company, units }: Scoped): string {
  const people = countPeopleInGroups({ units });
  if (people >= company.minimumBreakdown)
    return `Nenhum departamento tem ainda números próprios. ${describeDepartmentStart({ company })} ${OTHERS_TOGETHER}`;
  return (
    `Números por departamento aparecem a partir de ${counted(company.minimumBreakdown, 'pessoa', 'pessoas')} ` +
    `em grupos na empresa. Hoje são ${formatWhole(people)}.`
  );
}

/** Why what is looked at has no numbers where others have. */
export const describeWaiting = ({
  company,
  department,
}: Pick<CompanyOverview, 'company' | 'department'>): string =>
  department === OTHER_UNIT
    ? `${OTHERS_TOGETHER} Os números aparecem com pelo menos ${counted(company.minimumCell, 'pessoa', 'pessoas')} em grupos. ${UNIT_DISAPPEARS}`
    : `${describeDepartmentStart({ company })} ${OTHERS_TOGETHER}`;
