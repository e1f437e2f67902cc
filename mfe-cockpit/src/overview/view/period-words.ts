import type { CompanyOverview } from '@aura/shared-domain';
import { describeWeek } from '../../words/week-words.ts';

type Course = Pick<CompanyOverview, 'engagement'>;

/** The first week of the period, with which everything is compared; null before the first snapshot. */
export const beginOfPeriod = ({ engagement }: Course): string | null => engagement.series[0]?.week ?? null;

/** "12 semanas, desde a semana de 24 a 30 de agosto de 2026" */
export function describePeriod(overview: Course & Pick<CompanyOverview, 'weeks'>): string {
  const begin = beginOfPeriod(overview);
  return `${overview.weeks} semanas${begin === null ? '' : `, desde a semana de ${describeWeek(begin)}`}`;
}
