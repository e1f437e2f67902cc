import type { Transaction } from 'firebase-admin/firestore';
import {
  err,
  ok,
  type RequestOf,
  type ResponseOf,
  type Result,
  companyDepartmentRenameEndpoint,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { noteIn } from '../audit.ts';
import { createCompanyChange, type Changing } from '../company-change.ts';
import type { CompanyDeps } from '../company-deps.ts';
import { COMPANY_FAILURES } from '../../generated/failures.ts';
import type { ManagerCall } from '../manager.ts';
import { isNameOfOthers } from '../other-unit.ts';
import { findDepartmentByName } from '../people/departments.ts';
import { readList } from '../people/stored-list.ts';

type Request = RequestOf<typeof companyDepartmentRenameEndpoint>;
type Renamed = ResponseOf<typeof companyDepartmentRenameEndpoint>;

/** POST /company/departments/rename: the department keeps its id, and with it its people and its numbers. */
export function renameDepartment(deps: CompanyDeps): ManagerCall<Request, Renamed> {
  return createCompanyChange(deps, rename);
}

async function rename(
  tx: Transaction,
  { db, documents, manager, request: { id, name }, now }: Changing<Request>,
): Promise<Result<Renamed, Failure>> {
  const { departments } = (await readList(tx, documents, [])).company;
  const former = departments.find((department) => department.id === id);
  if (!former) return err(COMPANY_FAILURES.noSuchDepartment);
  if (isNameOfOthers(name)) return err(COMPANY_FAILURES.departmentOfOthers);
  const others = departments.filter((department) => department !== former);
  if (findDepartmentByName(others, name)) return err(COMPANY_FAILURES.departmentTaken);
  // The log is one of changes.
  if (former.name === name) return ok({ changed: false });
  tx.update(documents.company, {
    departments: departments.map((department) => (department === former ? { id, name } : department)),
  });
  const detail = `${former.name} → ${name}`;
  noteIn(tx, db, { manager, action: 'department_renamed', detail, at: now });
  return ok({ changed: true });
}
