import { computeMostListed, type Licences } from '@aura/shared-domain';
import type { Company } from '../records/company.ts';

/** Licences of a company, for every page that shows them: none counts on its own. */
export const countLicences = ({ seats, seatsTold }: Pick<Company, 'seats' | 'seatsTold'>): Licences => ({
  total: seats,
  used: seatsTold,
});

/** People on a company's list, and the most that it holds. */
export const countPlaces = ({ seats, seatsUsed }: Pick<Company, 'seats' | 'seatsUsed'>): Licences => ({
  total: computeMostListed(seats),
  used: seatsUsed,
});
