import type { CompanyOverview } from '@aura/shared-domain';
import { describeDepartmentStart } from '../../scope/department-begins.ts';
import { describeNames } from '../../../words/names-in-words.ts';
import { listWaitingUnits } from '../../view/waiting-units.ts';

/** Departments without their own numbers, in words; empty if all have some. */
export function describeWaitingDepartments({
  units,
  company,
}: Pick<CompanyOverview, 'units' | 'company'>): string {
  const waiting = listWaitingUnits(units);
  if (waiting.length === 0) return '';
  return `Sem números próprios nesta semana: ${describeNames(waiting.map(({ name }) => name))}. ${describeDepartmentStart({ company })}`;
}
