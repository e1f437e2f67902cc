import type { Company } from '@aura/shared-company';
import { OTHER_UNIT, OTHER_UNIT_NAME, type CompanyOverviewRequest } from '@aura/shared-domain';
import { describeWeek } from './week-in-words.ts';

/**
 * The audit log's text about a view of the numbers: `Comercial · semana de 9 a 15 de novembro de 2026 · período de 12
 * semanas`.
 */
export function describeOverviewRead(
  { departments }: Pick<Company, 'departments'>,
  { department, week, weeks }: CompanyOverviewRequest,
): string {
  const about = week === null ? 'ainda sem números' : `semana de ${describeWeek(week)}`;
  return `${nameOf(departments, department)} · ${about} · período de ${weeks} semanas`;
}

function nameOf(departments: Company['departments'], id: string | null): string {
  if (id === null) return 'Empresa toda';
  if (id === OTHER_UNIT) return OTHER_UNIT_NAME;
  return departments.find((department) => department.id === id)?.name ?? id;
}
