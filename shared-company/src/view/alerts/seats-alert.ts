import { type Alert, ALERT_RULES } from '@aura/shared-domain';
import type { Company } from '../../records/company.ts';

/** Hardly any seats are left. */
export function findSeatsAlert({ seats, seatsTold }: Pick<Company, 'seats' | 'seatsTold'>): Alert[] {
  if (seats === 0 || seatsTold / seats <= ALERT_RULES.licences) return [];
  return [{ kind: 'seats', share: Math.min(1, seatsTold / seats) }];
}
