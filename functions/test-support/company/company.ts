import { randomUUID } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import { REQUEST_PARAMETER, type InvitedPerson } from '@aura/shared-domain';
import type { Company, ListedPerson, StoredAuditEntry } from '@aura/shared-company';
import {
  locateCompany,
  parseAuditEntry,
  parseCompany,
  parsePerson,
  type CompanyDocuments,
} from '../../src/company/company-documents.ts';
import { forgeToken, newPerson, type Person } from '../people.ts';

type Answer = { readonly status: number; readonly body: unknown };

/** A company of the emulator with one manager, and what is stored of it. */
export interface TestCompany {
  readonly id: string;
  readonly manager: Person;
  /** The manager in the log of the company. */
  readonly actor: string;
  readonly documents: CompanyDocuments;
  /** Calls as the manager, or as the owner of the token. */
  get(path: string, request?: object, token?: string): Promise<Answer>;
  post(path: string, body: object, token?: string): Promise<Answer>;
  /** The same company, asked through another backend. */
  through(url: string): Pick<TestCompany, 'post'>;
  company(): Promise<Company>;
  /** The people of the list by e-mail; by their id those who were taken off it. */
  people(): Promise<Record<string, ListedPerson & { readonly id: string }>>;
  /** Oldest first. */
  audit(): Promise<readonly StoredAuditEntry[]>;
}

/** The token of a manager, as it would be after the operator's command. */
export const makeManagerToken = (uid: string, companyId: string, email?: string): string =>
  forgeToken(uid, { role: 'gestor_rh', company: companyId, email });

export async function newCompany(
  { db, url }: { readonly db: Firestore; readonly url: string },
  changes: Partial<Company> = {},
): Promise<TestCompany> {
  const id = `empresa-${randomUUID()}`;
  const manager = await newPerson(db, { name: 'Gestora de Teste', role: 'gestor_rh' });
  const documents = locateCompany(db, id);
  await documents.company.set({
    name: 'Empresa de Teste',
    seats: 500,
    seatsUsed: 0,
    departments: [],
    // Most tests are of few people: what begins a unit is not what they are about.
    fewestAccounts: 0,
    managers: [manager.uid],
    createdAt: new Date('2026-01-05T12:00:00.000Z'),
    ...changes,
  });
  const usual = makeManagerToken(manager.uid, id, manager.email);
  const postTo =
    (origin: string): TestCompany['post'] =>
    (path, body, token = usual) =>
      call(origin + path, token, { method: 'POST', body: JSON.stringify(body) });
  return {
    id,
    manager,
    actor: `Gestora de Teste (${manager.email})`,
    documents,
    get: (path, request, token = usual) => {
      const query = request && `?${REQUEST_PARAMETER}=${encodeURIComponent(JSON.stringify(request))}`;
      return call(`${url}${path}${query ?? ''}`, token, { method: 'GET' });
    },
    post: postTo(url),
    through: (other) => ({ post: postTo(other) }),
    company: async () => parseCompany((await documents.company.get()).data()),
    people: async () => {
      const { docs } = await documents.people.get();
      const all = docs.map((person) => ({ id: person.id, ...parsePerson(person.data()) }));
      return Object.fromEntries(all.map((person) => [person.email || person.id, person]));
    },
    audit: async () => {
      // By the store's own clock: a test's clock may stop, so that several entries have one time.
      const { docs } = await documents.auditLog.get();
      return docs
        .toSorted((one, other) => one.createTime.valueOf().localeCompare(other.createTime.valueOf()))
        .map((entry) => parseAuditEntry(entry.data()));
    },
  };
}

async function call(url: string, token: string, init: RequestInit): Promise<Answer> {
  const headers = {
    ...(init.body && { 'content-type': 'application/json' }),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const response = await fetch(url, { ...init, headers });
  return { status: response.status, body: await response.json() };
}

/** A person as described by a company. */
export const described = (name: string, changes: Partial<InvitedPerson> = {}): InvitedPerson => ({
  name,
  email: `${name.toLowerCase().replaceAll(/[^a-z]+/gu, '.')}@empresa.example`,
  department: 'Comercial',
  unit: null,
  admittedOn: null,
  isManager: false,
  ...changes,
});

/** The numbered people of a file, from its second line on. */
export const linesOf = (people: readonly InvitedPerson[]) =>
  people.map((person, at) => ({ line: at + 2, person }));

/** So many people who differ in name and address. */
export const crowd = (count: number, changes: Partial<InvitedPerson> = {}): InvitedPerson[] =>
  Array.from({ length: count }, (_, at) => {
    const number = String(at + 1).padStart(3, '0');
    return described(`Pessoa ${number}`, { email: `pessoa${number}@empresa.example`, ...changes });
  });
