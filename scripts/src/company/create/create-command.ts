import { err, ok, type Result } from '@aura/shared-domain';
import { buildCompany, getCompanyId, type Company } from '@aura/shared-company';
import type { Context } from '../cli/context.ts';
import { locateCompanyDocument, locateNewAuditEntry, parseCompany } from '../records/company-documents.ts';
import { buildOperationEntry, formatSeats } from '../records/operation-entry.ts';

interface Create {
  readonly name: string;
  readonly seats: number;
  readonly id: string | undefined;
}

/** Registers a company, with the first entry of its log. Repeating it for the same name changes nothing. */
export async function createCommand(
  { db, now }: Context,
  { name, seats, id }: Create,
): Promise<Result<string, string>> {
  const companyId = id ?? getCompanyId(name);
  if (companyId === '') return err('O nome não dá um código: diga um com --id.');
  const company = locateCompanyDocument(db, companyId);
  return db.runTransaction(async (tx) => {
    const known = parseCompany((await tx.get(company)).data());
    if (known) return answerRepeatedCreation(companyId, known, { name, seats });
    const at = now();
    tx.create(company, buildCompany(name, seats, at));
    tx.create(locateNewAuditEntry(company), buildOperationEntry('company_created', formatSeats(seats), at));
    return ok(`Empresa "${name}" registrada com ${formatSeats(seats)}. Código: ${companyId}`);
  });
}

/** The message if a company already has the id. */
export function answerRepeatedCreation(
  companyId: string,
  known: Pick<Company, 'name' | 'seats'>,
  wanted: { readonly name: string; readonly seats: number },
): Result<string, string> {
  if (known.name !== wanted.name)
    return err(`O código "${companyId}" já é da empresa "${known.name}": diga outro com --id.`);
  if (known.seats !== wanted.seats)
    return err(
      `"${known.name}" já existe, com ${formatSeats(known.seats)}. Para mudar: npm run company -- seats ${companyId} ${wanted.seats}`,
    );
  return ok(
    `A empresa "${known.name}" já existe com ${formatSeats(known.seats)}: nada mudou. Código: ${companyId}`,
  );
}
