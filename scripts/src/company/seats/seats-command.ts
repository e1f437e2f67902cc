import { err, ok, type Result } from '@aura/shared-domain';
import type { Context } from '../cli/context.ts';
import { locateCompanyDocument, locateNewAuditEntry, parseCompany } from '../records/company-documents.ts';
import { buildOperationEntry, formatSeats, describeUnknownCompany } from '../records/operation-entry.ts';
import { describeSeatsChange } from './seats-change.ts';

/** Changes how many seats a company has. */
export async function changeSeats(
  { db, now }: Context,
  { companyId, seats }: { readonly companyId: string; readonly seats: number },
): Promise<Result<string, string>> {
  const document = locateCompanyDocument(db, companyId);
  return db.runTransaction(async (tx) => {
    const company = parseCompany((await tx.get(document)).data());
    if (!company) return err(describeUnknownCompany(companyId));
    const change = describeSeatsChange(company, seats);
    if (!change.ok) return change;
    if (change.value === null) return ok(`"${company.name}" já tem ${formatSeats(seats)}: nada mudou.`);
    tx.update(document, { seats });
    tx.create(locateNewAuditEntry(document), buildOperationEntry('seats_changed', change.value, now()));
    return ok(`"${company.name}" agora tem ${formatSeats(seats)} e ${company.seatsUsed} pessoas na lista.`);
  });
}
