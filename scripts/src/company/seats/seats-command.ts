import { err, ok, type Result } from '@aura/shared-domain';
import type { Context } from '../cli/context.ts';
import { companyDocument, newAuditEntry, parseCompany } from '../records/company-documents.ts';
import { buildOperationEntry, seatsText, unknownCompany } from '../records/operation-entry.ts';
import { seatsChange } from './seats-change.ts';

/** Changes how many seats a company has. */
export async function seatsCommand(
  { db, now }: Context,
  { companyId, seats }: { readonly companyId: string; readonly seats: number },
): Promise<Result<string, string>> {
  const document = companyDocument(db, companyId);
  return db.runTransaction(async (tx) => {
    const company = parseCompany((await tx.get(document)).data());
    if (!company) return err(unknownCompany(companyId));
    const change = seatsChange(company, seats);
    if (!change.ok) return change;
    if (change.value === null) return ok(`"${company.name}" já tem ${seatsText(seats)}: nada mudou.`);
    tx.update(document, { seats });
    tx.create(newAuditEntry(document), buildOperationEntry('seats_changed', change.value, now()));
    return ok(`"${company.name}" agora tem ${seatsText(seats)} e ${company.seatsUsed} pessoas na lista.`);
  });
}
