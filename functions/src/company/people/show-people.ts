import { FieldPath, type CollectionReference, type Query } from 'firebase-admin/firestore';
import { foldKey } from '@aura/shared-career';
import { computeSearchedBeginning, type ListedPerson } from '@aura/shared-company';
import {
  err,
  computeMostListed,
  ok,
  type CompanyPerson,
  type RequestOf,
  type ResponseOf,
  companyPeopleEndpoint,
} from '@aura/shared-domain';
import { note } from '../audit.ts';
import { locateCompany, parsePerson } from '../company-documents.ts';
import type { CompanyDeps } from '../company-deps.ts';
import type { ManagerCall } from '../manager.ts';
import { buildCursor, readCursor } from '../page-cursor.ts';

type Page = ResponseOf<typeof companyPeopleEndpoint>;

const PAGE = 50;

/** POST /company/people/list: a page of the company's own list. Nothing in it was written by the people on it. */
export function showPeople({
  db,
  now,
}: Pick<CompanyDeps, 'db' | 'now'>): ManagerCall<RequestOf<typeof companyPeopleEndpoint>, Page> {
  return async (manager, { after, search, department }) => {
    const cursor = after === null ? null : readCursor(after);
    if (after !== null && !cursor) return err({ code: 'invalid_request' });
    const action = search ? 'Busca na lista' : 'Lista de pessoas';
    const named = manager.company.departments.find(({ id }) => id === department)?.name;
    const detail = [action, named, cursor && 'página seguinte'].filter(Boolean).join(', ');
    await note(db, { manager, action: 'people_viewed', detail, at: now() });
    const { query, field } = querySearched(locateCompany(db, manager.companyId).people, search, department);
    const all = query.orderBy(field).orderBy(FieldPath.documentId());
    const rest = cursor ? all.startAfter(cursor.value, cursor.id) : all;
    const { docs } = await rest.limit(PAGE + 1).get();
    const people = docs
      .slice(0, PAGE)
      .map((document) => ({ id: document.id, ...parsePerson(document.data()) }));
    const last = docs.length > PAGE ? people.at(-1) : undefined;
    const { seats, seatsUsed: used, departments } = manager.company;
    return ok({
      people: people.map(presentListed),
      next: last ? buildCursor(last.id, last[field]) : null,
      departments,
      seats: { total: computeMostListed(seats), used },
    });
  };
}

/** Selects the people that a search finds, and their order. Only an address has an @. */
function querySearched(
  people: CollectionReference,
  search: string,
  department: string | null,
): { query: Query; field: 'email' | 'searchName' } {
  const everybody = people.where('removedAt', '==', null);
  const listed = department === null ? everybody : everybody.where('department', '==', department);
  if (search.includes('@')) {
    const beginning = search.toLowerCase();
    return {
      query: listed.where('email', '>=', beginning).where('email', '<=', beginning + LAST),
      field: 'email',
    };
  }
  const beginning = computeSearchedBeginning(foldKey(search));
  return {
    query: beginning ? listed.where('searchBeginnings', 'array-contains', beginning) : listed,
    field: 'searchName',
  };
}

/** The last character of Unicode: every text that begins with a prefix sorts before the prefix plus this character. */
const LAST = '\u{F8FF}';

/** Field by field, so that fields stored in the future are not shown automatically. */
const presentListed = (person: ListedPerson & { readonly id: string }): CompanyPerson => ({
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
