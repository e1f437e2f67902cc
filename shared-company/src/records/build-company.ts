import type { Company } from './company.ts';

/** Fields whose first value is that of the schema. */
type CompanyDefaults =
  | 'managerInvites'
  | 'domains'
  | 'seatsTold'
  | 'minimumCell'
  | 'minimumBreakdown'
  | 'fewestAccounts'
  | 'snapshots'
  | 'followUps'
  | 'programmes';

/** The stored form of a new company, which has no people yet. */
export const buildCompany = (
  name: string,
  seats: number,
  createdAt: Date,
): Omit<Company, CompanyDefaults> => ({
  name,
  seats,
  seatsUsed: 0,
  departments: [],
  managers: [],
  createdAt,
});
