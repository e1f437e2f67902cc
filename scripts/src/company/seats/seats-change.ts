import { err, ok, type Result } from '@aura/shared-domain';
import type { Company } from '@aura/shared-company';
import { seatsText } from '../records/operation-entry.ts';

/** What the log will say of the change; null where it is none. Nobody loses their seat by it. */
export function seatsChange(
  company: Pick<Company, 'name' | 'seats' | 'seatsUsed'>,
  seats: number,
): Result<string | null, string> {
  if (seats < company.seatsUsed)
    return err(
      `"${company.name}" tem ${seatsText(company.seatsUsed)} em uso: ${seats} é menos. A empresa precisa antes tirar pessoas da sua lista.`,
    );
  return ok(seats === company.seats ? null : `de ${company.seats} para ${seatsText(seats)}`);
}
