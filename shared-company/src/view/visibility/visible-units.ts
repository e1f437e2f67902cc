import type { Company } from '../../records/company.ts';
import type { Snapshot } from '../../snapshot/snapshot.ts';
import { computeVisibleWeek } from './visible-week.ts';

/** The units that numbers of a snapshot are shown of, each by itself. */
export const listVisibleUnits = (company: Company, { units }: Pick<Snapshot, 'units'>) =>
  computeVisibleWeek(company, units)
    .units.filter(({ state }) => state === 'shown')
    .map(({ id, name }) => ({ id, name }));
