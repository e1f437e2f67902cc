import type { CompanyOverview } from '@aura/shared-domain';
import type { Company } from '../../records/company.ts';

/** State of alerts, as shown to the company's managers. */
export const followUpsOf = ({ followUps }: Pick<Company, 'followUps'>): CompanyOverview['followUps'] =>
  followUps.map(({ key, state, owner, reason, at }) => ({ key, state, owner, reason, at: at.toISOString() }));
