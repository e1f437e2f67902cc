import type { Transaction } from 'firebase-admin/firestore';
import { foldKey } from '@aura/shared-career';
import { searchKeysOf } from '@aura/shared-company';
import {
  err,
  ok,
  type RequestOf,
  type ResponseOf,
  type Result,
  companyPersonChangeEndpoint,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { noteIn } from '../audit.ts';
import { createCompanyChange, type Changing } from '../company-change.ts';
import type { CompanyDeps } from '../company-deps.ts';
import { COMPANY_FAILURES } from '../../generated/failures.ts';
import type { ManagerCall } from '../manager.ts';
import { withDepartment } from './departments.ts';
import { findListedPerson, readList } from './stored-list.ts';

type Request = RequestOf<typeof companyPersonChangeEndpoint>;
type Changed = ResponseOf<typeof companyPersonChangeEndpoint>;

/**
 * POST /company/people/change: name and department of a person on the list. A closed group stays: the person still
 * counts in its unit.
 */
export function changePerson(deps: CompanyDeps): ManagerCall<Request, Changed> {
  return createCompanyChange(deps, change);
}

async function change(
  tx: Transaction,
  { db, documents, manager, request: { personId, name, department: wanted }, now }: Changing<Request>,
): Promise<Result<Changed, Failure>> {
  const list = await readList(tx, documents, [personId]);
  const person = findListedPerson(list, personId);
  if (!person) return err(COMPANY_FAILURES.notListed);
  const placed = withDepartment(list.company.departments, wanted);
  if (!placed.ok) return err({ code: 'conflict', message: placed.error.message });
  const { departments, department } = placed.value;
  const changed = name !== person.name || department.id !== person.department;
  if (!changed) return ok({ changed, department });
  if (departments !== list.company.departments) tx.update(documents.company, { departments });
  tx.update(documents.people.doc(personId), {
    name,
    ...searchKeysOf(foldKey(name)),
    department: department.id,
  });
  noteIn(tx, db, { manager, action: 'person_changed', detail: name, at: now });
  return ok({ changed, department });
}
