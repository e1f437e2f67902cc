import { err, computeMostListed, ok, type Result } from '@aura/shared-domain';
import type { Company } from '@aura/shared-company';
import { formatSeats } from '../records/operation-entry.ts';

/** The log entry for the change; null if nothing changes. Everybody keeps their place on the list. */
export function describeSeatsChange(
  company: Pick<Company, 'name' | 'seats' | 'seatsUsed'>,
  seats: number,
): Result<string | null, string> {
  if (computeMostListed(seats) < company.seatsUsed)
    return err(
      `"${company.name}" tem ${company.seatsUsed} pessoas na lista, e ${formatSeats(seats)} comportam ${computeMostListed(seats)}. Antes, tire pessoas dela.`,
    );
  return ok(seats === company.seats ? null : `de ${company.seats} para ${formatSeats(seats)}`);
}
