import { FieldPath, type CollectionReference, type Query } from 'firebase-admin/firestore';
import { foldKey } from '@aura/shared-career';
import {
  computeSearchedBeginning,
  countLicences,
  countPlaces,
  type ListedPerson,
} from '@aura/shared-company';
import {
  err,
  ok,
  type CompanyPerson,
  type LinkState,
  type RequestOf,
  type ResponseOf,
  companyPeopleEndpoint,
} from '@aura/shared-domain';
import { note } from '../audit.ts';
import { locateCompany, parsePerson } from '../company-documents.ts';
import type { CompanyDeps } from '../company-deps.ts';
import type { ManagerCall } from '../manager.ts';
import { buildCursor, readCursor, readMoment } from '../page-cursor.ts';

type Page = ResponseOf<typeof companyPeopleEndpoint>;

const PAGE = 50;

/** POST /company/people/list: a page of the company's own list. Nothing in it was written by the people on it. */
export function showPeople({
  db,
  now,
}: Pick<CompanyDeps, 'db' | 'now'>): ManagerCall<RequestOf<typeof companyPeopleEndpoint>, Page> {
  return async (manager, { after, ...wanted }) => {
    const at = now();
    const { search, department, link } = wanted;
    const cursor = after === null ? null : readCursor(after);
    if (after !== null && !cursor) return err({ code: 'invalid_request' });
    const action = search ? 'Busca na lista' : 'Lista de pessoas';
    const named = manager.company.departments.find(({ id }) => id === department)?.name;
    const detail = [action, named, link && LINK_WORDS[link], cursor && 'página seguinte']
      .filter(Boolean)
      .join(', ');
    await note(db, { manager, action: 'people_viewed', detail, at });
    const { query, field } = querySearched(locateCompany(db, manager.companyId).people, wanted, at);
    const all = query.orderBy(field).orderBy(FieldPath.documentId());
    const begin = cursor && (field === ENDS ? readMoment(cursor.value) : cursor.value);
    if (cursor && begin === null) return err({ code: 'invalid_request' });
    const rest = cursor ? all.startAfter(begin, cursor.id) : all;
    const { docs } = await rest.limit(PAGE + 1).get();
    const people = docs
      .slice(0, PAGE)
      .map((document) => ({ id: document.id, ...parsePerson(document.data()) }));
    const last = docs.length > PAGE ? people.at(-1) : undefined;
    const { company } = manager;
    return ok({
      // A search by address is in the order of the addresses: there the links are looked at here.
      people: people
        .filter((person) => link === null || findLinkState(person, at) === link)
        .map(presentListed),
      next: last ? buildCursor(last.id, getSortValue(last, field)) : null,
      departments: company.departments,
      seats: countPlaces(company),
      licences: countLicences(company),
    });
  };
}

const LINK_WORDS = { valid: 'convites válidos', expired: 'convites vencidos' } as const;

const findLinkState = ({ invitation }: ListedPerson, at: Date): LinkState =>
  invitation.expiresAt > at ? 'valid' : 'expired';

const ENDS = 'invitation.expiresAt';
type SortField = 'email' | 'searchName' | typeof ENDS;

const getSortValue = (person: ListedPerson, field: SortField): string =>
  field === ENDS ? person.invitation.expiresAt.toISOString() : person[field];

type Wanted = Pick<RequestOf<typeof companyPeopleEndpoint>, 'search' | 'department' | 'link'>;

/** Selects the people that a search finds, and their order. Only an address has an @. */
function querySearched(
  people: CollectionReference,
  { search, department, link }: Wanted,
  at: Date,
): { query: Query; field: SortField } {
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
  const found = beginning ? listed.where('searchBeginnings', 'array-contains', beginning) : listed;
  if (link === null) return { query: found, field: 'searchName' };
  return { query: found.where(ENDS, link === 'valid' ? '>' : '<=', at), field: ENDS };
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
