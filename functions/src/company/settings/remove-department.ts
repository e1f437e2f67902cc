import type { Transaction } from 'firebase-admin/firestore';
import {
  err,
  ok,
  type RequestOf,
  type ResponseOf,
  type Result,
  companyDepartmentRemoveEndpoint,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { noteIn } from '../audit.ts';
import { createCompanyChange, type Changing } from '../company-change.ts';
import type { CompanyDeps } from '../company-deps.ts';
import type { CompanyDocuments } from '../company-documents.ts';
import { COMPANY_FAILURES } from '../../generated/failures.ts';
import type { ManagerCall } from '../manager.ts';
import { readList } from '../people/stored-list.ts';

type Request = RequestOf<typeof companyDepartmentRemoveEndpoint>;
type Removed = ResponseOf<typeof companyDepartmentRemoveEndpoint>;

/**
 * POST /company/departments/remove: removes a department without people on the list and without a closed group, such
 * as one created by mistake. One with a group stays permanently: otherwise its people would be in no number.
 */
export function removeDepartment(deps: CompanyDeps): ManagerCall<Request, Removed> {
  return createCompanyChange(deps, remove);
}

async function remove(
  tx: Transaction,
  { db, documents, manager, request: { id }, now }: Changing<Request>,
): Promise<Result<Removed, Failure>> {
  const { departments } = (await readList(tx, documents, [])).company;
  const removed = departments.find((department) => department.id === id);
  if (!removed) return err(COMPANY_FAILURES.noSuchDepartment);
  const refusal = await explainStay(tx, documents, id);
  if (refusal) return err(refusal);
  tx.update(documents.company, { departments: departments.filter((department) => department !== removed) });
  noteIn(tx, db, { manager, action: 'department_removed', detail: removed.name, at: now });
  return ok({ changed: true });
}

/** Why the department cannot go; null if it can. Looks only at the list, and so does not reveal who accepted. */
async function explainStay(
  tx: Transaction,
  { people }: Pick<CompanyDocuments, 'people'>,
  id: string,
): Promise<Failure | null> {
  const listed = people.where('department', '==', id).where('removedAt', '==', null);
  const grouped = people.where('group.unit', '==', id);
  const [inIt, countedInIt] = await Promise.all(
    [listed, grouped].map((query) => tx.get(query.select().limit(1))),
  );
  // Permanent obstacles first: otherwise people would be moved for nothing.
  if (countedInIt && !countedInIt.empty) return COMPANY_FAILURES.departmentHasGroups;
  return inIt && !inIt.empty ? COMPANY_FAILURES.departmentHasPeople : null;
}
