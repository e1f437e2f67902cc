import type { CompanyOverview } from '@aura/shared-domain';

/** Whether what is looked at, the company or a department, has numbers of its own. */
export const hasNumbers = ({
  scope,
  department,
  units,
}: Pick<CompanyOverview, 'scope' | 'department' | 'units'>): boolean =>
  scope !== 'none' &&
  (department === null || units.some(({ id, state }) => id === department && state === 'shown'));
