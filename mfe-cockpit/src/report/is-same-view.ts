import type { CompanyOverview } from '@aura/shared-domain';

/** Whether two answers are of the same people, week and period. */
export const isSameView = (a: CompanyOverview, b: CompanyOverview): boolean =>
  a.department === b.department && a.week === b.week && a.weeks === b.weeks;
