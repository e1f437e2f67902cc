import type { CompanyOverview } from '@aura/shared-domain';
import { describeWeek } from '../../words/week-words.ts';

/** The name of the view of the whole company. */
export const WHOLE_COMPANY = 'Empresa toda';

/** The subject of the numbers: the company, or the name of a department. */
export const groupInWords = ({ department, units }: Pick<CompanyOverview, 'department' | 'units'>): string =>
  department === null ? WHOLE_COMPANY : (units.find(({ id }) => id === department)?.name ?? 'Departamento');

/** "Semana de 9 a 15 de novembro de 2026" */
export const describeSnapshot = ({ week }: Pick<CompanyOverview, 'week'>): string =>
  week === null ? 'Ainda sem números' : `Semana de ${describeWeek(week)}`;

/** The current view in words: "Empresa toda, últimas 12 semanas, semana de …". */
export function describeView(
  overview: Pick<CompanyOverview, 'department' | 'units' | 'weeks' | 'week'>,
): string {
  const snapshot = describeSnapshot(overview);
  return `${groupInWords(overview)}, últimas ${overview.weeks} semanas, ${snapshot.charAt(0).toLowerCase()}${snapshot.slice(1)}`;
}
