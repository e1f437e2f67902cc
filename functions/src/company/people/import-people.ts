import type { Transaction } from 'firebase-admin/firestore';
import { countPlaces } from '@aura/shared-company';
import { ok, type RequestOf, type ResponseOf, type Result, companyImportEndpoint } from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { noteIn } from '../audit.ts';
import { createCompanyChange, type Changing } from '../company-change.ts';
import type { CompanyDeps } from '../company-deps.ts';
import type { ManagerCall } from '../manager.ts';
import { findChanges } from './find-changes.ts';
import type { Departments } from './departments.ts';
import { importDetail, describeLines } from './import-detail.ts';
import { judgeRows, type JudgedRow } from './judge-rows.ts';
import { computePersonId } from './person-id.ts';
import { mailInvitations } from './mail-invitation.ts';
import { readList } from './stored-list.ts';
import { storeRows } from './store-rows.ts';

type Request = RequestOf<typeof companyImportEndpoint>;
type Imported = ResponseOf<typeof companyImportEndpoint>;

/**
 * POST /company/members/import: updates the list from the rows, all of them together. A dry run decides the same way
 * and writes nothing.
 */
export function importPeople(deps: CompanyDeps): ManagerCall<Request, Imported> {
  return createCompanyChange(deps, importRows);
}

async function importRows(
  tx: Transaction,
  { db, documents, manager, request, now }: Changing<Request>,
): Promise<Result<Imported, Failure>> {
  const identified = request.rows.map((row) => ({
    ...row,
    id: computePersonId(manager.companyId, row.person.email),
  }));
  const list = await readList(tx, documents, [...new Set(identified.map(({ id }) => id))]);
  const { company } = list;
  const rows = identified.map((row) => ({ ...row, stored: list.people.get(row.id) ?? null }));
  const judgement = judgeRows(company, rows);
  const answer = {
    results: judgement.rows.map((judged) => makeResult(judged, judgement.departments)),
    newDepartments: judgement.departments.slice(company.departments.length).map(({ name }) => name),
    departments: judgement.departments.length,
    seats: countPlaces({ seats: company.seats, seatsUsed: judgement.seatsUsed }),
  };
  if (request.dryRun) {
    noteIn(tx, db, { manager, action: 'import_checked', detail: describeLines(rows.length), at: now });
    return ok({ ...answer, invitations: [] });
  }
  const invitations = storeRows(tx, documents, { company, judgement, now });
  if (request.byMail) mailInvitations(tx, db, { invitations, company: company.name }, now);
  noteIn(tx, db, { manager, action: 'people_imported', detail: importDetail(answer.results), at: now });
  return ok({ ...answer, invitations });
}

const makeResult = (judged: JudgedRow, departments: Departments): Imported['results'][number] => ({
  line: judged.row.line,
  outcome: judged.outcome,
  refusal: judged.outcome === 'refused' ? judged.refusal : null,
  changes:
    judged.outcome === 'updated' && judged.row.stored
      ? findChanges(judged.row.stored, judged.description, departments)
      : [],
});
