import type { Transaction } from 'firebase-admin/firestore';
import {
  err,
  ok,
  type RequestOf,
  type ResponseOf,
  type Result,
  companyMinimumsEndpoint,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { noteIn } from '../audit.ts';
import { createCompanyChange, type Changing } from '../company-change.ts';
import type { CompanyDeps } from '../company-deps.ts';
import { COMPANY_FAILURES } from '../../generated/failures.ts';
import type { ManagerCall } from '../manager.ts';
import { readList } from '../people/stored-list.ts';

type Request = RequestOf<typeof companyMinimumsEndpoint>;
type Raised = ResponseOf<typeof companyMinimumsEndpoint>;

/** POST /company/minimums: how many people a number needs. Never fewer than now. */
export function raiseMinimums(deps: CompanyDeps): ManagerCall<Request, Raised> {
  return createCompanyChange(deps, raise);
}

async function raise(
  tx: Transaction,
  { db, documents, manager, request: { cell, breakdown }, now }: Changing<Request>,
): Promise<Result<Raised, Failure>> {
  const { minimumCell, minimumBreakdown } = (await readList(tx, documents, [])).company;
  if (cell < minimumCell || breakdown < minimumBreakdown) return err(COMPANY_FAILURES.minimumsLower);
  // The log is one of changes.
  if (cell === minimumCell && breakdown === minimumBreakdown) return ok({ changed: false });
  tx.update(documents.company, { minimumCell: cell, minimumBreakdown: breakdown });
  const detail = `Número: ${cell} pessoas; por departamento: ${breakdown} pessoas`;
  noteIn(tx, db, { manager, action: 'minimums_raised', detail, at: now });
  return ok({ changed: true });
}
