import { FieldPath, type CollectionReference, type Query } from 'firebase-admin/firestore';
import { foldKey } from '@aura/shared-career';
import type { ListedPerson } from '@aura/shared-company';
import { err, ok, type CompanyPerson, type RequestOf, type ResponseOf } from '@aura/shared-domain';
import { note } from '../audit.ts';
import { companyDocuments, parsePerson } from '../company-documents.ts';
import type { CompanyDeps } from '../company-deps.ts';
import type { ManagerCall } from '../manager-endpoint.ts';
import { cursorOf, readCursor } from '../page-cursor.ts';

type Page = ResponseOf<'companyPeople'>;

const PAGE = 50;

/** GET /company/people: a page of the company's own list. Nothing in it was written by the people on it. */
export function showPeople({
  db,
  now,
}: Pick<CompanyDeps, 'db' | 'now'>): ManagerCall<RequestOf<'companyPeople'>, Page> {
  return async (manager, { after, search }) => {
    const { field, beginning } = searched(search);
    const cursor = after === null ? null : readCursor(after);
    if (after !== null && !cursor) return err({ code: 'invalid_request' });
    const action = search ? 'Busca na lista' : 'Lista de pessoas';
    const detail = cursor ? `${action}, página seguinte` : action;
    await note(db, { manager, action: 'people_viewed', detail, at: now() });
    const all = beginningWith(companyDocuments(db, manager.companyId).people, field, beginning);
    const rest = cursor ? all.startAfter(cursor.value, cursor.id) : all;
    const { docs } = await rest.limit(PAGE + 1).get();
    const people = docs
      .slice(0, PAGE)
      .map((document) => ({ id: document.id, ...parsePerson(document.data()) }));
    const last = docs.length > PAGE ? people.at(-1) : undefined;
    const { seats: total, seatsUsed: used, departments } = manager.company;
    return ok({
      people: people.map(shown),
      next: last ? cursorOf(last.id, last[field]) : null,
      departments,
      seats: { total, used },
    });
  };
}

/** Only an address has an @. */
const searched = (search: string) =>
  search.includes('@')
    ? ({ field: 'email', beginning: search.toLowerCase() } as const)
    : ({ field: 'searchName', beginning: foldKey(search) } as const);

/** The last character that a text may have: whatever begins with something lies before that with this behind it. */
const LAST = '\u{F8FF}';

function beginningWith(people: CollectionReference, field: 'email' | 'searchName', beginning: string): Query {
  const listed = people.where('removedAt', '==', null).orderBy(field).orderBy(FieldPath.documentId());
  return beginning ? listed.where(field, '>=', beginning).where(field, '<=', beginning + LAST) : listed;
}

/** Field by field: what else comes to be stored of somebody is not shown by itself. */
const shown = (person: ListedPerson & { readonly id: string }): CompanyPerson => ({
  id: person.id,
  name: person.name,
  email: person.email,
  department: person.department,
  unit: person.unit,
  admittedOn: person.admittedOn,
  isManager: person.isManager,
  addedAt: person.addedAt.toISOString(),
  invitation: {
    issuedAt: person.invitation.issuedAt.toISOString(),
    expiresAt: person.invitation.expiresAt.toISOString(),
  },
});
