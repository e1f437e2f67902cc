import type { Alert } from '@aura/shared-domain';
import type { Company } from '../../records/company.ts';

const NEARLY_ALL = 0.9;

/** Hardly any seats are left. */
export function findSeatsAlert({ seats, seatsTold }: Pick<Company, 'seats' | 'seatsTold'>): Alert[] {
  if (seats === 0 || seatsTold / seats <= NEARLY_ALL) return [];
  return [{ kind: 'seats', share: Math.min(1, seatsTold / seats) }];
}
