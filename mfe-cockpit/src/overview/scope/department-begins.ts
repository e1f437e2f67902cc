import { MINIMUM_CELL, type CompanyOverview } from '@aura/shared-domain';

/** Closed groups that a department begins with. */
const FIRST_GROUPS = 2;

/** From when on a department is shown by itself, in words. */
export function departmentBegins({ company }: Pick<CompanyOverview, 'company'>): string {
  const groups = Math.max(FIRST_GROUPS, Math.ceil(company.minimumCell / MINIMUM_CELL));
  return `Um departamento começa a aparecer com ${groups * MINIMUM_CELL} pessoas na lista, em ${groups} grupos fechados de ${MINIMUM_CELL}.`;
}

/** What becomes of the people of a department that is too small. */
export const OTHERS_TOGETHER =
  'Pessoas de departamentos menores são reunidas em “Outras áreas” depois de quatro semanas de espera.';
