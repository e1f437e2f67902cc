import { OTHER_UNIT, type CompanyOverview } from '@aura/shared-domain';

type Units = CompanyOverview['units'];

/** The departments without their own numbers, the largest first; some may be empty. */
export const listWaitingUnits = (units: Units): Units =>
  units.filter(({ id, state }) => state === 'waiting' && id !== OTHER_UNIT).toSorted((a, b) => b.n - a.n);
