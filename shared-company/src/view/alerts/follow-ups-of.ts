import type { CompanyOverview } from '@aura/shared-domain';
import type { Company } from '../../records/company.ts';

/** What became of alerts, as it is told to the managers of the company. */
export const followUpsOf = ({ followUps }: Pick<Company, 'followUps'>): CompanyOverview['followUps'] =>
  followUps.map(({ key, state, owner, reason, at }) => ({ key, state, owner, reason, at: at.toISOString() }));
