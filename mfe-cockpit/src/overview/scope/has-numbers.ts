import type { CompanyOverview } from '@aura/shared-domain';

/** Whether the selected company or department has its own numbers. */
export const hasNumbers = ({
  scope,
  department,
  units,
}: Pick<CompanyOverview, 'scope' | 'department' | 'units'>): boolean =>
  scope !== 'none' &&
  (department === null || units.some(({ id, state }) => id === department && state === 'shown'));
